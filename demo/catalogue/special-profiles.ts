/** Ingredients of single goods that those of their family do not fit; written as FOOD_PROFILES. */
export const SPECIAL_PROFILES = {
  clamSauce:
    'Polpa di pomodoro, VONGOLE 22%, olio di oliva, vino bianco (SOLFITI), aglio, prezzemolo, sale#molluschi,solfiti# 92,6.1,.9,4.8,3.6,.9,4.4,1.1 #pantry',
  oysterSauce:
    'Acqua, zucchero, sale, estratto di OSTRICHE 6%, salsa di SOIA (GRANO), amido di mais#molluschi,soia,glutine# 118,.1,0,27,21,.2,2.1,9.8 #pantry',
  seafoodSalad:
    'POLPO, SEPPIE, COZZE, GAMBERI, olio di semi di girasole, aceto, sale, prezzemolo#molluschi,crostacei# 108,4.6,.6,2.4,.4,.2,14.2,1.8 #cool',
  tunaSauce:
    'Olio di semi di girasole, TONNO 14%, TUORLO D’UOVO pastorizzato, aceto di vino, capperi, sale#pesce,uova# 486,50,4.6,2.2,1.4,.1,6.4,1.4 #pantry',
  roastChicken: 'Pollo, sale, aromi naturali, spezie## 196,11.6,3.1,.3,.2,0,22.8,1.3 #cold',
  russianSalad:
    'Patate, carote, piselli, maionese (olio di semi di girasole, UOVA, SENAPE), cetriolini, TONNO, sale#uova,senape,pesce# 212,18,1.9,8.4,2.6,2.1,2.6,1.2 #cold',
  vealTuna:
    'Carne di vitello 52%, salsa tonnata (olio di semi di girasole, TONNO, UOVA, capperi, aceto), sale#pesce,uova# 228,16,2.2,1.4,.6,.1,19.4,1.3 #cold',
  riceSalad:
    'Riso cotto 54%, verdure sottaceto, piselli, prosciutto cotto, formaggio (LATTE), olive, olio di semi di girasole, SOLFITI#latte,solfiti# 164,5.4,1.3,22,1.2,1.4,5.1,1.2 #cold',
  wurstel:
    'Carne 78%, acqua, amido, sale, spezie, proteine del LATTE, antiossidante: ascorbato di sodio, conservante: nitrito di sodio, aroma di affumicatura#latte# 262,23,8.1,1.6,.6,0,12.2,2 #cold',
  cookedPoultry:
    '{n}: carne 86%, acqua, sale, destrosio, aromi naturali, antiossidante: ascorbato di sodio, conservante: nitrito di sodio## 108,1.9,.6,1.4,.9,0,21,1.9 #cold',
  popcorn: 'Mais 82%, olio di semi di girasole, sale## 478,22,2.6,56,.8,11,9.4,1.6 #dry',
  seitan:
    'Glutine di FRUMENTO 72%, acqua, salsa di SOIA, olio di semi di girasole, spezie#glutine,soia# 152,3.1,.4,6.4,.8,1.2,24.6,1.3 #cold',
  crumbs: 'Farina di GRANO tenero, acqua, lievito, sale#glutine# 362,2.1,.4,72,3.1,4.2,11.6,1.3 #dry',
  seed: '{n}## 362,4.6,.6,62,1.9,7.4,13,.02 #dry',
  soySprouts:
    'Germogli di SOIA, acqua, sale, correttore di acidità: acido citrico#soia# 24,.2,0,2.4,1.1,1.6,2.3,.6 #pantry',
  tunaPeppers:
    'Peperoncini, TONNO 28%, olio di semi di girasole, capperi, aceto di vino (SOLFITI), sale#pesce,solfiti# 262,22,2.6,3.4,1.9,2.1,10.6,1.9 #pantry',
  sushi:
    'Riso, PESCE, aceto di riso, alga nori, SESAMO, salsa di SOIA (GRANO), zucchero, sale#pesce,sesamo,soia,glutine# 158,3.6,.7,24,3.8,.9,6.9,1.1 #fish',
} as const
