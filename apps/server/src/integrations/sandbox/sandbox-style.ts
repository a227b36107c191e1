import { createHash } from 'node:crypto'

/** Looks different from the shop, so that shoppers see that they have left it. */
export const SANDBOX_CSS = `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#16202c;background:#eef1f5;overflow-wrap:anywhere}
header{background:#14213d;color:#fff;padding:.75rem 1rem;font-weight:600}
header p{margin:0 auto;max-width:64rem}
main{margin:0 auto;max-width:64rem;padding:1rem;display:grid;gap:1rem;align-items:start}
section{background:#fff;border:1px solid #b9c2cf;border-radius:.75rem;padding:1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}
h2{font-size:1.125rem;margin:0 0 .5rem}
p{margin:0 0 .75rem}
.note{margin:0}
.note{background:#fff4d6;border:1px solid #8a6100;border-radius:.5rem;padding:.625rem .75rem}
.errors{border:2px solid #a3122a;border-radius:.5rem;padding:.75rem 1rem;margin-bottom:1rem}
.errors ul{margin:0;padding-left:1.25rem}
.errors a{color:#a3122a}
form{margin:0}
.field{margin-bottom:1rem}
label{display:block;font-weight:600}
.hint{display:block;color:#47566a;font-size:.875rem}
.wrong{display:block;color:#a3122a;font-size:.875rem;font-weight:600}
input{width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;font:inherit;color:inherit;background:#fff;border:1px solid #5b6b80;border-radius:.5rem}
input[aria-invalid=true]{border:2px solid #a3122a}
button,.button{display:inline-block;width:100%;min-height:2.75rem;padding:.5rem 1rem;margin-bottom:.5rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;border-radius:.5rem;border:2px solid #14213d;cursor:pointer}
.first{background:#14213d;color:#fff}
.second{background:#fff;color:#14213d}
:focus-visible{outline:3px solid #1f6feb;outline-offset:2px}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.375rem .5rem .375rem 0;border-top:1px solid #d5dbe3}
td:first-child{white-space:nowrap;font-variant-numeric:tabular-nums}
main.one{max-width:36rem}
@media(min-width:48rem){main{padding:1.5rem}header p{padding:0 .5rem}button{width:auto;margin-right:.5rem}}
@media(min-width:64rem){main.two{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.note{grid-column:1/-1}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:end}}
`

/**
 * The browser's 'back' may restore a page as it was left, with the form of a payment that is over (back/forward cache):
 * it is loaded again.
 */
export const SANDBOX_SCRIPT = "addEventListener('pageshow',(event)=>{if(event.persisted)location.reload()})"

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Allows only these styles and this script, and forms to this origin; a redirect back to a shop at another origin is allowed too. */
export const sandboxPolicy = (returnOrigin: string | undefined): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(SANDBOX_CSS)}`,
    `script-src ${hashOf(SANDBOX_SCRIPT)}`,
    `form-action 'self'${returnOrigin === undefined ? '' : ` ${returnOrigin}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
