-- The shop's role and database, with the least rights that it works with. As the superuser:
--   psql -v password='…' -f deploy/role.sql postgres
CREATE ROLE cambusa LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
CREATE DATABASE cambusa ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE cambusa FROM PUBLIC;
-- CREATE for the schemas of migrations and jobs, TEMPORARY for imports, which stage their rows.
GRANT CONNECT, CREATE, TEMPORARY ON DATABASE cambusa TO cambusa;
\connect cambusa
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE, CREATE ON SCHEMA public TO cambusa;
