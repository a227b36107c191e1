/**
 * Dishes, occasions and uses of Italian homes and kitchens: a row is the name, other words for it, and what it needs,
 * the most characteristic first. Each needed thing is written in words for goods that find it in any shop.
 */
export const DISHES_AND_USES = `
carbonara; spaghetti alla carbonara, pasta alla carbonara; guanciale, pecorino romano, uova fresche, spaghetti, pepe nero
amatriciana; bucatini all'amatriciana, pasta all'amatriciana, matriciana; guanciale, pomodori pelati, pecorino romano, bucatini, peperoncino macinato
cacio e pepe; spaghetti cacio e pepe, tonnarelli cacio e pepe; pecorino romano, pepe nero, spaghetti
gricia; pasta alla gricia, rigatoni alla gricia; guanciale, pecorino romano, rigatoni, pepe nero
aglio e olio; aglio olio e peperoncino, spaghetti aglio e olio; spaghetti, aglio, olio extravergine di oliva, peperoncini piccanti, prezzemolo
arrabbiata; penne all'arrabbiata, pasta all'arrabbiata; penne rigate, pomodori pelati, peperoncini piccanti, aglio, prezzemolo
puttanesca; spaghetti alla puttanesca, pasta alla puttanesca; spaghetti, olive di gaeta, capperi, acciughe, pomodori pelati
norma; pasta alla norma, maccheroni alla norma; melanzane, ricotta salata, passata di pomodoro, basilico, rigatoni
pesto; pesto fatto in casa, pesto alla genovese, trofie al pesto; basilico, pinoli, parmigiano reggiano, pecorino, olio extravergine di oliva, aglio, trofie
bolognese; ragù, ragù alla bolognese, tagliatelle al ragù; macinato misto, pancetta, soffritto pronto, passata di pomodoro, vino rosso, tagliatelle
lasagne; lasagna, lasagne al forno, lasagne alla bolognese; lasagne all'uovo, macinato misto, besciamella, passata di pomodoro, parmigiano reggiano
spaghetti alle vongole; vongole, linguine alle vongole; vongole veraci, spaghetti, aglio, prezzemolo, vino bianco
spaghetti allo scoglio; scoglio, linguine allo scoglio; cozze, vongole veraci, gamberi, calamari, linguine, pomodori ciliegini
risotto; risotto alla milanese, risotti; riso carnaroli, burro, brodo granulare, parmigiano reggiano, cipolle bianche, vino bianco
risotto ai funghi; risotto ai funghi porcini, risotto coi porcini; riso carnaroli, funghi porcini, brodo granulare, burro, parmigiano reggiano
risotto ai frutti di mare; risotto alla pescatora; riso carnaroli, misto mare, cozze, vongole veraci, prezzemolo
minestrone; minestra di verdure, minestroni; verdure per minestrone, minestrone surgelato, fagioli borlotti, ditalini, brodo vegetale
pasta e fagioli; pasta fagioli; fagioli borlotti, ditalini, pancetta, rosmarino, soffritto pronto
gnocchi; gnocchi fatti in casa, gnocchi al pomodoro; patate per gnocchi, gnocchi di patate, farina 00, passata di pomodoro, parmigiano reggiano
pasta fatta in casa; pasta fresca fatta in casa, tagliatelle fatte in casa, sfoglia; farina 00, semola rimacinata, uova per pasta gialla
pasta al forno; timballo, pasta pasticciata; rigatoni, besciamella, macinato misto, mozzarella, passata di pomodoro
pasta fredda; insalata di pasta; fusilli, pomodori ciliegini, mozzarella ciliegine, tonno, olive
insalata di riso; riso freddo; riso parboiled, tonno, sottaceti, mais, würstel, olive
pizza; pizza fatta in casa, impasto per pizza; farina per pizza, lievito di birra, passata di pomodoro, mozzarella per pizza, basilico
focaccia; focaccia fatta in casa; farina 0, lievito di birra, olio extravergine di oliva, sale grosso, rosmarino
pane fatto in casa; fare il pane, panificare; farina 0, farina manitoba, lievito madre, lievito di birra, sale fino
parmigiana; parmigiana di melanzane, melanzane alla parmigiana; melanzane, mozzarella, passata di pomodoro, parmigiano reggiano, basilico
caprese; insalata caprese; mozzarella di bufala, pomodori cuore di bue, basilico, olio extravergine di oliva, origano
polenta; polenta e salsiccia, polenta concia; farina di mais, polenta istantanea, salsiccia, fontina, funghi
cotoletta; cotolette, cotoletta alla milanese; fettine di vitello, uova fresche, pangrattato, burro chiarificato, limoni
impanare; impanatura, panatura, da impanare; pangrattato, uova fresche, farina 00, olio per friggere
friggere; frittura, fritti, fritto misto, da friggere; olio per friggere, olio di semi di arachide, olio di semi di girasole, farina 00
frittura di pesce; fritto misto di pesce, frittura di calamari; anelli di calamaro, gamberi, alici, semola rimacinata, olio per friggere, limoni
grigliata; grigliare, griglia, barbecue, bbq, grigliata di carne, alla brace, brace; salsiccia, costine di suino, spiedini, hamburger, costata, verdure alla griglia, salsa barbecue
grigliata di pesce; pesce alla griglia, pesce da grigliare; pesce spada, gamberi, orata, calamari, limoni
arrosto; arrosti, arrosto della domenica; arrosto di vitello, lonza di suino, patate, rosmarino, aglio, vino bianco
bollito; bollito misto, lesso; reale di bovino, muscolo di bovino, carote, sedano verde, cipolle, senape
brodo; fare il brodo, brodo di carne; muscolo di bovino, carote, sedano verde, cipolle, dado
spezzatino; stufato, brasato; spezzatino di bovino, patate, carote, vino rosso, passata di pomodoro
ossobuco; ossobuchi, ossobuco alla milanese; ossobuco di bovino, farina 00, burro, brodo granulare, vino bianco
saltimbocca; saltimbocca alla romana; fettine di vitello, prosciutto crudo, salvia, burro, vino bianco
vitello tonnato; vitel tonné; arrosto di vitello, tonno all'olio, maionese, capperi, acciughe
polpette; fare le polpette, polpette al sugo; macinato misto, uova fresche, pangrattato, parmigiano reggiano, passata di pomodoro
hamburger fatto in casa; cheeseburger; hamburger, panini per hamburger, ketchup, lattuga, emmentaler
insalatona; insalatone; insalata mista, pomodori ciliegini, mozzarella ciliegine, tonno, mais, aceto balsamico
frittata; omelette, frittate; uova fresche, parmigiano reggiano, zucchine, cipolle
zuppa di pesce; cacciucco, brodetto, guazzetto; cozze, vongole veraci, gamberi, seppie, passata di pomodoro, prezzemolo
bagna cauda; bagna caoda; acciughe sotto sale, aglio, olio extravergine di oliva, peperoni, cardi
piadina; piadine, piadina romagnola; piadina integrale, prosciutto crudo, squacquerone, rucola
roux; roux bianco, fare il roux; burro, farina 00
raclette; fonduta, fondue; fontina, latte fresco intero, patate novelle, cetriolini
sushi; sushi fatto in casa; riso per sushi, trancio di salmone, salsa di soia, avocado, zenzero
tiramisù; tiramisu, tirami su; savoiardi, mascarpone, uova fresche, caffè macinato, cacao amaro, zucchero semolato
torta; torte, torta fatta in casa, fare un dolce, dolci, dolce; farina per dolci, zucchero semolato, uova fresche, burro, lievito per dolci, vanillina
torta di mele; crostata di mele; mele, farina per dolci, uova fresche, burro, zucchero semolato, cannella
crostata; crostate, pasta frolla; farina per dolci, burro, uova fresche, confettura, zucchero semolato
biscotti fatti in casa; fare i biscotti; farina per dolci, burro, uova fresche, cioccolato in gocce, zucchero semolato
cheesecake; torta fredda; formaggio fresco spalmabile, biscotti secchi, burro, frutti di bosco, gelatina in fogli
panna cotta; panna cotta fatta in casa; panna fresca, gelatina in fogli, zucchero semolato, vanillina, frutti di bosco
crema pasticcera; crema, bignè; latte fresco intero, uova fresche, zucchero semolato, farina 00, limoni
pancake; pancakes, crêpes, crepes; farina 00, latte fresco intero, uova fresche, miele, crema di nocciole
macedonia; macedonia di frutta; fragole, banane, kiwi, mele, arance, limoni
marmellata fatta in casa; fare la marmellata, confettura fatta in casa; zucchero semolato, limoni, albicocche, fragole, pesche
spritz; aperol spritz, spritzino; aperitivo all'arancia, prosecco, soda, arance, ghiaccio
negroni; negroni sbagliato, americano; gin, bitter rosso, vermouth rosso, arance, ghiaccio
mojito; moito; rum bianco, menta, lime, soda, zucchero di canna, ghiaccio
gin tonic; gin e tonica; gin, tonica, limoni, ghiaccio
aperitivo; aperitivi, happy hour, apericena; prosecco, vermouth, aperitivo analcolico, patatine, olive, salatini, arachidi, tovaglioli
antipasto; antipasti, antipasto all'italiana, tagliere di salumi, tagliere; prosciutto crudo, salame, mortadella, pecorino, olive, sottoli, grissini
colazione; prima colazione, colazioni, fare colazione; latte fresco, caffè macinato, biscotti, cornetti, confettura, cereali, yogurt, tè, fette biscottate
merenda; merende, merenda dei bambini, spuntino; merendine, yogurt, succo di frutta, cracker, frutta
pranzo al sacco; picnic, pic nic, gita; panini, prosciutto cotto, acqua naturale, piatti, tovaglioli, mele
brunch; colazione salata; uova fresche, pancetta affumicata, salmone affumicato, pane in cassetta, succo d'arancia, avocado
festa di compleanno; feste di compleanno, compleanno, festa, feste, festa dei bambini; torta di compleanno, patatine, pizzette, cola, aranciata, candele, bicchieri, piatti, tovaglioli
brindisi; brindare, capodanno, festeggiamento; prosecco, spumante, franciacorta, calici
cenone; cenone di capodanno, veglione; cotechino, lenticchie, salmone affumicato, spumante, panettone
natale; pranzo di natale, cena di natale; panettone, pandoro, torrone, tortellini, spumante, salmone affumicato
bere; dissetarsi, sete; bibite, acqua minerale, succo di frutta, tè freddo, birra
cena veloce; pranzo veloce, cena pronta, piatto pronto; pizza surgelata, tortellini, insalate in busta, gastronomia
pasqua; pranzo di pasqua; agnello, carciofi, asparagi, uova fresche, spumante
raffreddore; mal di gola, influenza; miele, limoni, zenzero, tisana, fazzoletti
buffet; catering, rinfresco; prosciutto crudo, insalata russa, pizzette, olive, vino bianco frizzante, piatti, bicchieri, tovaglioli
bar; banco del bar, caffetteria; caffè in grani, zucchero in bustine, cornetti, latte, bicchieri da caffè, tovaglioli bar
pizzeria; ; farina per pizza, mozzarella per pizza, pomodori pelati, scatole pizza, olio extravergine di oliva, lievito
asporto; da asporto, take away, delivery; contenitori per asporto, scatole pizza, bicchieri, posate, tovaglioli
svezzamento; svezzare, pappa, pappe, pappa per neonati, pappa del bambino; omogeneizzato, crema di riso, latte di crescita, pastina stelline, biscottini, omogeneizzato di frutta
bagnetto; bagnetto del bambino, lavare il bambino; bagnetto delicato, shampoo senza lacrime, olio massaggio, pannolini
gatto; gatti, gattino; bocconcini gatto, crocchette gatto, lettiera
cane; cani, cucciolo; bocconcini cane, crocchette cane, snack cane
pulizia del bagno; pulire il bagno, bagno pulito, pulizie del bagno; detergente bagno, gel wc, anticalcare, panni microfibra, guanti, carta igienica
pulizia della cucina; pulire la cucina, pulizie della cucina; sgrassatore, detersivo piatti, spugne, carta cucina, sacchi spazzatura
pavimenti; lavare i pavimenti, pulire i pavimenti, pulizia dei pavimenti; detergente pavimenti, mocio, secchio, scopa
bucato; fare il bucato, lavare i panni, lavatrice; detersivo lavatrice, ammorbidente, smacchiatore, candeggina delicata, capsule lavatrice
lavare i piatti; lavastoviglie, stoviglie; detersivo piatti, pastiglie lavastoviglie, brillantante, sale per lavastoviglie, spugne
pulizie; pulizia, pulizie di casa, fare le pulizie; sgrassatore, detergente pavimenti, multiuso, panni, guanti, sacchi spazzatura
fare la barba; barba, rasarsi, rasatura; rasoi, schiuma da barba, lamette, dopobarba
lavarsi i denti; denti, igiene orale; dentifricio, spazzolino, collutorio, filo interdentale
zanzare; contro le zanzare, insetti, mosche; insetticida, ricarica elettroemanatore, candele
congelare; conservare in freezer, freezer, surgelare; sacchetti gelo, vaschette in alluminio, pellicola
conservare gli avanzi; avanzi; pellicola, rotolo alluminio, sacchetti frigo, vaschette
tisana della sera; dormire, relax; camomilla, tisana, miele
`
