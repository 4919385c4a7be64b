import type { Texts } from "../languages";

/** By code: what happened, what stands now, what to do (SCR-7). */
export const messages = {
  somebody: "någon som inte längre är i startfältet",
  noResult: "inget resultat",
  noTime: "ingen tid",
  nobody: "ingen",
  noLawn: "ingen bana",
  andMore: "{shown}; och {n} till",
  unknown: {
    what: "Det avvisades.",
    stands: "Sidan har inga ord för serverns skäl än ({code}). Inget ändrades.",
  },
  line: {
    none: {
      what: "Servern går inte att nå.",
      stands: "Inget skickades.",
      todo: "Kontrollera nätverket och försök sedan igen.",
    },
  },
  account: {
    emailTaken: {
      what: "Det finns redan ett konto med den e-postadressen.",
      stands: "Inget konto skapades.",
      todo: "Logga in med den i stället.",
    },
    wrongPassword: {
      what: "E-post och lösenord hör inte ihop.",
      stands: "Du är inte inloggad.",
      todo: "Försök igen, eller be den som sköter servern om ett nytt lösenord.",
    },
  },
  link: {
    invalid: {
      what: "Länken fungerar inte längre.",
      stands: "Den är redan använd eller har gått ut. Inget ändrades.",
      todo: "Logga in med ditt lösenord, eller be om en ny länk.",
    },
  },
  request: {
    notFound: {
      what: "Det finns inget på den adressen.",
      stands: "Inget ändrades.",
      todo: "Ladda om sidan och försök sedan igen.",
    },
  },
  access: {
    notSignedIn: {
      what: "Du är inte inloggad.",
      stands: "Inget ändrades.",
      todo: "Logga in och försök sedan igen.",
    },
    foreignOrigin: {
      what: "Begäran kom från en annan webbplats.",
      stands: "Inget ändrades.",
      todo: "Öppna Drawroom på dess egen adress.",
    },
    notOwner: {
      what: "Bara ägaren ändrar den här turneringen.",
      stands: "Inget ändrades.",
      todo: "Logga in som ägare, eller be ägaren göra det.",
    },
    notManager: {
      what: "Bara turneringens arrangörer får göra det.",
      stands: "Inget ändrades.",
      todo: "Logga in med kontot som bjöds in.",
    },
    notInvited: {
      what: "Inbjudan gäller inte det här kontot.",
      stands: "Inget ändrades.",
      todo: "Be ägaren om en ny länk.",
    },
    serverOnly: {
      what: "Det görs bara av servern.",
      stands: "Inget ändrades.",
      todo: "",
    },
  },
  protocol: {
    invalid: {
      what: "Det gick inte att läsa.",
      stands: "Inget ändrades. {issues}",
      todo: "Rätta det och försök igen.",
    },
    tooLarge: {
      what: "Det är för mycket på en gång.",
      stands: "Inget ändrades.",
      todo: "Skicka det i mindre delar.",
    },
    tooFast: {
      what: "Det gick snabbare än servern hinner med.",
      stands: "Det sista ändrade ingenting.",
      todo: "Vänta ett ögonblick och försök sedan igen.",
    },
    outdated: {
      what: "Den här sidan är inaktuell.",
      stands: "Inget ändrades.",
      todo: "Ladda om sidan.",
    },
  },
  server: {
    failed: {
      what: "Servern kunde inte göra det.",
      stands: "Inget ändrades. Dess logg berättar mer under {requestId}.",
      todo: "Försök igen.",
    },
    draining: {
      what: "Servern startar om.",
      stands: "Inget ändrades.",
      todo: "Det skickas igen av sig självt när servern är tillbaka.",
    },
  },
  event: {
    notFound: {
      what: "Det finns ingen sådan turnering.",
      stands: "Den finns inte eller är inte publicerad.",
      todo: "Kontrollera adressen eller fråga arrangören.",
    },
    exists: {
      what: "Den här turneringen är redan skapad.",
      stands: "Den är som den är.",
      todo: "",
    },
    full: {
      what: "Det finns inte plats för fler.",
      stands: "En turnering rymmer högst {most} av dessa. Inget lades till.",
      todo: "Ta först bort det som inte längre behövs.",
    },
    slugTaken: {
      what: "Adressen {slug} är upptagen.",
      stands: "En annan turnering har den.",
      todo: "Välj en annan adress.",
    },
  },
  export: {
    unreadable: {
      what: "Filen är ingen export, eller inte hela.",
      stands: "Rad {line} är inte skriven som i en export. Inget skapades.",
      todo: "Ta filen som den laddades ner.",
    },
    altered: {
      what: "Exporten har ändrats efter att den skrevs.",
      stands: "Det syns vid ändring {version}. Inget skapades.",
      todo: "Hämta filen på nytt där den kommer ifrån.",
    },
    notWhole: {
      what: "Exporten börjar inte vid första ändringen.",
      stands: "Den börjar där turneringen publicerades, efter ändring {from}. Inget skapades.",
      todo: "Be turneringens ägare om hela exporten.",
    },
  },
  block: {
    notFound: {
      what: "Det finns inget block {block}.",
      stands: "Blocken har gjorts om.",
      todo: "Se blocken som de är nu.",
    },
  },
  id: {
    taken: {
      what: "Det är redan tillagt.",
      stands: "Det som finns är som det är.",
      todo: "Titta efter innan du lägger till det igen.",
    },
  },
  settings: {
    changed: {
      what: "Inställningarna ändrades inte.",
      stands: "De ändrades på annat håll under tiden; turneringen är nu {settings}.",
      todo: "Se vad som gäller nu, och spara igen om det behövs.",
    },
    datesReversed: {
      what: "Datumen ändrades inte.",
      stands: "Sista dagen, {endsOn}, är före den första, {startsOn}.",
      todo: "Sätt sista dagen till den första eller senare.",
    },
  },
  person: {
    notFound: {
      what: "Den personen har ingen del i turneringen.",
      stands: "Personen har lämnat eller tagits bort.",
      todo: "Bjud in igen om det behövs.",
    },
    isOwner: {
      what: "Ägaren kan inte tas bort.",
      stands: "{person} äger turneringen.",
      todo: "Överlåt turneringen först.",
    },
  },
  ownership: {
    notOffered: {
      what: "Turneringen erbjuds dig inte.",
      stands: "Erbjudandet är återtaget eller redan antaget.",
      todo: "Be ägaren erbjuda den igen.",
    },
  },
  court: {
    notFound: {
      what: "Banan finns inte längre.",
      stands: "Den har tagits bort.",
      todo: "Välj en annan bana.",
    },
    doubleBooked: {
      what: "{court} är upptagen vid den tiden.",
      stands: "Där spelas {match}.",
      todo: "Välj en annan tid eller bana.",
    },
  },
  display: {
    notFound: {
      what: "Skärmen finns inte längre.",
      stands: "Den har tagits bort.",
      todo: "Lägg till den igen om det behövs.",
    },
  },
  competition: {
    notFound: {
      what: "Klassen finns inte längre.",
      stands: "Den har tagits bort.",
      todo: "",
    },
    changed: {
      what: "{competition} ändrades inte.",
      stands: "Klassen ändrades på annat håll under tiden.",
      todo: "Se vad som gäller nu, och spara igen om det behövs.",
    },
    wrongKind: {
      what: "Det passar inte för den här sortens klass.",
      stands: "{competition} är som förut.",
      todo: "",
    },
    resultsForbidFormat: {
      what: "Spelformen ändrades inte.",
      stands:
        "{count} resultat passar inte den: {matches}. | {count} resultat passar inte den: {matches}.",
      todo: "Rätta eller radera de resultaten först.",
    },
    needsConfirmation: {
      what: "Tas den bort följer mer med.",
      stands: "{entrants} deltagare, {blocks} block och {results} resultat försvinner också.",
      todo: "Bekräfta, eller låt det vara. Det går att ångra.",
    },
  },
  entrant: {
    notFound: {
      what: "Deltagaren finns inte längre.",
      stands: "Deltagaren har tagits bort ur startfältet.",
      todo: "",
    },
    changed: {
      what: "{entrant} ändrades inte.",
      stands: "Deltagaren ändrades på annat håll under tiden.",
      todo: "Se vad som gäller nu, och spara igen om det behövs.",
    },
    nameMissing: {
      what: "Ett namn saknas.",
      stands: "Inget ändrades.",
      todo: "Skriv namnet.",
    },
    pairInSingles: {
      what: "Ett par kan inte delta i singel.",
      stands: "{competition} är singel.",
      todo: "Skriv ett namn.",
    },
    seated: {
      what: "{entrant} kan inte tas bort.",
      stands: "Deltagaren har plats {seat}.",
      todo: "Låt deltagaren utgå i stället.",
    },
    inStage: {
      what: "{entrant} har en plats i en etapp.",
      stands: "Det är etapp {stage}.",
      todo: "Låt laget utgå i stället.",
    },
    isItself: {
      what: "{entrant} kan inte ersätta sig själv.",
      stands: "Inget ändrades.",
      todo: "Välj någon annan.",
    },
    notSeated: {
      what: "{entrant} har ingen plats.",
      stands: "Deltagaren kom in i startfältet efter att blocken skapades.",
      todo: "Seeda om i sicksack, eller låt deltagaren ersätta någon.",
    },
    otherCompetition: {
      what: "{entrant} är inte med i den här klassen.",
      stands: "Deltagaren är anmäld i {competition}.",
      todo: "",
    },
    withdrawn: {
      what: "{entrant} har utgått.",
      stands: "Inget ändrades.",
      todo: "Låt deltagaren vara med igen först.",
    },
    notWithdrawn: { what: "{entrant} har inte utgått.", stands: "Inget ändrades.", todo: "" },
    replaced: {
      what: "{entrant} är ersatt.",
      stands: "{by} har platsen.",
      todo: "Låt ersättaren utgå först.",
    },
    inRounds: {
      what: "{entrant} kan inte tas bort.",
      stands: "Spelaren är med i ronder som är lottade.",
      todo: "Låt spelaren utgå i stället; en annan kan efteranmälas.",
    },
    hasResult: {
      what: "{entrant} har ett resultat.",
      stands: "{match}.",
      todo: "Låt deltagaren utgå i stället, eller radera resultatet först.",
    },
    notInBracket: {
      what: "{entrant} är inte med i {bracket}.",
      stands: "Dess rader är som förut.",
      todo: "Se slutspelet som det är nu.",
    },
    inBracket: {
      what: "{entrant} står i ett slutspel.",
      stands: "Det är {bracket}.",
      todo: "Låt deltagaren utgå, eller sätt in en ersättare där.",
    },
    ballTaken: {
      what: "Kula {ball} är upptagen.",
      stands: "{entrant} har den.",
      todo: "Välj ett annat nummer.",
    },
    doubleBooked: {
      what: "{entrant} skulle spela två gånger vid den tiden.",
      stands: "Deltagaren har {match}.",
      todo: "Välj en annan tid.",
    },
  },
  entrants: {
    tooMany: {
      what: "Det är för många på en gång.",
      stands: "Högst {most} kan läsas åt gången. Inget lästes in.",
      todo: "Läs in dem i delar.",
    },
  },
  blocks: {
    none: {
      what: "Det finns inga block än.",
      stands: "{competition} har sitt startfält men inga block.",
      todo: "Skapa blocken först.",
    },
    tooFew: {
      what: "Det är för få deltagare för så många block.",
      stands: "{entrants} deltagare i {blocks} block skulle ge färre än två i något.",
      todo: "Gör färre block, eller lägg in fler.",
    },
    tooLarge: {
      what: "Block {block} är för stort för ett spelschema.",
      stands: "Det skulle ha {size} platser; tabellerna slutar vid 16.",
      todo: "Gör fler block.",
    },
    hasResults: {
      what: "Blocken seedades inte.",
      stands:
        "Det finns ett resultat: {matches}. Platserna är som förut. | Det finns {count} resultat: {matches}. Platserna är som förut.",
      todo: "Radera resultaten först.",
    },
    needsConfirmation: {
      what: "Det gör om blocken.",
      stands: "{seats} platser och {times} tider och banor försvinner.",
      todo: "Bekräfta, eller låt dem vara. Det går att ångra.",
    },
  },
  qualifiers: {
    needsConfirmation: {
      what: "Ett annat antal vidare ändrar spelschemat.",
      stands:
        "I block {blocks}: {times} tider flyttas med sin rond, {results} resultat stannar på sina platser.",
      todo: "Bekräfta, eller låt det vara. Det går att ångra.",
    },
  },
  drawRules: {
    notEnabled: {
      what: "Lottningsregeln slogs inte på.",
      stands: "Ditt konto har inga WCF-regler. Lottningen av {competition} är som förut.",
      todo: "Be den som sköter servern slå på dem.",
    },
    doubles: {
      what: "Lottningsregeln slogs inte på.",
      stands: "{competition} är dubbel, som inte har några lottningsregler.",
      todo: "",
    },
    oneBlock: {
      what: "Länder kan inte spridas.",
      stands: "{competition} har bara ett block.",
      todo: "Gör fler block först.",
    },
  },
  basis: {
    forcedByDrawRules: {
      what: "”Seeda efter” ändrades inte.",
      stands: "En lottningsregel är på, så {competition} seedas efter högsta dGrade på 12 månader.",
      todo: "Slå av lottningsreglerna först.",
    },
  },
  layout: {
    nothing: {
      what: "Det finns inget att fördela.",
      stands: "{competition} har ingen match som återstår att spela.",
      todo: "Gör spelschemat först.",
    },
    dayOutside: {
      what: "Inget fördelades.",
      stands: "{day} är ingen dag i turneringen.",
      todo: "Välj dagar i turneringen, eller ändra dess datum.",
    },
    noCourt: {
      what: "Inget fördelades.",
      stands: "Block {block} har ingen av de valda banorna.",
      todo: "Ge det en bana.",
    },
    tooFewDays: {
      what: "Inget fördelades.",
      stands: "{rounds} ronder kräver {needed} dagar med så många per dag; det finns {days}.",
      todo: "Lägg till dagar, eller spela fler ronder per dag.",
    },
    doesNotFit: {
      what: "Inget fördelades.",
      stands:
        "{day} finns det inte tid för {matches}. | {day} finns det inte tid för {count} matcher: {matches}.",
      todo: "Börja tidigare, sluta senare, lägg till banor, eller spela färre ronder per dag.",
    },
    needsConfirmation: {
      what: "Det ändrar tider som är satta.",
      stands: "{times} matcher får en annan tid eller bana. Matcher med resultat behåller sina.",
      todo: "Bekräfta, eller låt dem vara. Det går att ångra.",
    },
  },
  draw: {
    serverOnly: {
      what: "Bara servern kan slumplotta.",
      stands: "Inget lottades.",
      todo: "Vänta tills anslutningen är tillbaka och försök sedan igen.",
    },
    notSealed: {
      what: "Inget sigill visas än för den här lottningen.",
      stands: "Inget lottades.",
      todo: "Försegla lottningen först, så att alla kan kontrollera den efteråt.",
    },
    sealBroken: {
      what: "Sigillet som visas gjordes på en annan server.",
      stands: "Inget lottades.",
      todo: "Försegla lottningen igen, och lotta sedan.",
    },
    liveDrawRunning: {
      what: "En livelottning pågår.",
      stands: "{drawn} av {seats} platser är dragna; att seeda nu skulle avbryta den.",
      todo: "Bekräfta, eller avsluta lottningen först.",
    },
    notRunning: {
      what: "Ingen livelottning pågår.",
      stands: "Platserna är som de är.",
      todo: "Starta lottningen först.",
    },
  },
  seat: {
    notFound: {
      what: "Det finns ingen plats {seat}.",
      stands: "Blocken har gjorts om.",
      todo: "Välj en annan plats.",
    },
    changed: {
      what: "{seat} ändrades inte.",
      stands: "Där står nu {entrant}, ditsatt under tiden.",
      todo: "Titta efter, och välj igen om det behövs.",
    },
    blockHasResult: {
      what: "Platsen ändrades inte.",
      stands: "Block {block} har ett resultat: {match}. Platserna är som förut.",
      todo: "Radera det resultatet först, eller låt lottningen vara.",
    },
  },
  match: {
    notFound: {
      what: "Matchen finns inte längre.",
      stands: "Spelschemat har gjorts om.",
      todo: "",
    },
    changed: {
      what: "Resultatet lades inte in.",
      stands: "Matchen har nu {result}, inlagt under tiden. Det du skrev finns kvar här.",
      todo: "Jämför, och lägg in det igen om ditt är rätt.",
    },
    timeChanged: {
      what: "Tid och bana ändrades inte.",
      stands: "Matchen ligger nu på {at}, {court}, satt under tiden.",
      todo: "Titta efter, och sätt det igen om ditt är rätt.",
    },
    opponentUnknown: {
      what: "Resultatet lades inte in.",
      stands: "Matchen väntar ännu på en spelare.",
      todo: "Lägg in matchen innan först.",
    },
    noEntrants: {
      what: "Matchen har inga spelare än.",
      stands: "Dess platser är inte fyllda.",
      todo: "Fyll platserna först.",
    },
  },
  bracket: {
    notFound: {
      what: "Slutspelet finns inte längre.",
      stands: "Det har tagits bort.",
      todo: "Se slutspelen som de är nu.",
    },
    changed: {
      what: "Slutspelet ändrades inte.",
      stands: "{name} ändrades på annat håll under tiden.",
      todo: "Se vad som gäller nu, och spara igen om det behövs.",
    },
    placesTaken: {
      what: "Placeringarna är upptagna.",
      stands: "{bracket} tar redan några av dem.",
      todo: "Välj andra placeringar.",
    },
    placesMissing: {
      what: "Placeringarna saknas.",
      stands: "{competition} anger inte hur många som går vidare.",
      todo: "Ange vilka placeringar i varje block som är med.",
    },
    hasNoPlaces: {
      what: "Det finns inga placeringar att välja.",
      stands: "{competition} är bara slutspel: alla är med.",
      todo: "",
    },
    blocksOpen: {
      what: "{bracket} lottades inte.",
      stands: "{playing} {ties} Slutspelet är som det är.",
      playing: "Spelas ännu: {blocks}.",
      ties: "Lika vid strecket: {blocks}.",
      todo: "Lägg in resultaten som saknas, sätt ordningen för dem som är lika, och lotta sedan igen.",
    },
    tooFew: {
      what: "{bracket} lottades inte.",
      stands: "Det kräver minst två deltagare; det finns {entrants}.",
      todo: "Lägg in fler, eller ta med fler placeringar.",
    },
    tooMany: {
      what: "{bracket} lottades inte.",
      stands: "{entrants} skulle vara med; ett slutspel rymmer högst {most}.",
      todo: "Ta med färre placeringar i varje block.",
    },
    isDrawn: {
      what: "{bracket} är redan lottat.",
      stands: "Det är som det är.",
      todo: "Seeda om det om det ska lottas igen.",
    },
    notDrawn: {
      what: "{bracket} är inte lottat än.",
      stands: "Dess rader visar bara placeringar.",
      todo: "Skapa det först.",
    },
    needsConfirmation: {
      what: "Det tar mer av {bracket} med sig.",
      stands:
        "Lottningen försvinner{andTimes}. | Lottningen och {count} resultat försvinner{andTimes}. | Lottningen och {count} resultat försvinner{andTimes}.",
      andTimes: "; även {n} tid | ; även {n} tider",
      todo: "Bekräfta, eller låt det vara. Det går att ångra.",
    },
    laterPlayed: {
      what: "Inget ändrades.",
      stands:
        "En senare match bygger på den: {matches}. | Senare matcher bygger på den: {matches}.",
      todo: "Radera dem först, eller radera dem samtidigt.",
    },
    isPlayed: {
      what: "Raderna i {bracket} förblir som de är.",
      stands: "En match har spelats på dem: {matches}. | Matcher har spelats på dem: {matches}.",
      todo: "Radera resultatet först, eller låt dem vara. | Radera resultaten först, eller låt dem vara.",
    },
    thirdPlacePlayed: {
      what: "Matchen om tredje plats finns kvar.",
      stands: "Den är spelad: {match}.",
      todo: "Radera dess resultat först.",
    },
    noSuchLine: {
      what: "Det finns ingen rad {line}.",
      stands: "Slutspelet har {lines} rader.",
      todo: "Välj en annan rad.",
    },
    linesChanged: {
      what: "Raderna byttes inte.",
      stands: "Andra står på dem nu, ditsatta under tiden.",
      todo: "Titta efter, och byt dem igen om det behövs.",
    },
    twoByes: {
      what: "Raderna byttes inte.",
      stands: "Två frironder skulle mötas på rad {line}.",
      todo: "Välj en annan rad.",
    },
  },
  knockoutStyle: {
    notEnabled: {
      what: "Metoden valdes inte.",
      stands: "Ditt konto har inga WCF-regler. {competition} behåller sin metod.",
      todo: "Be den som sköter servern slå på dem.",
    },
  },
  orderOfPlay: {
    needsConfirmation: {
      what: "Tas spelschemat bort följer mer med.",
      stands: "{times} tider och {results} resultat försvinner.",
      todo: "Bekräfta, eller låt det vara. Det går att ångra.",
    },
  },
  version: {
    notFound: {
      what: "Det finns ingen ändring {version}.",
      stands: "Du kan se turneringen efter varje ändring från {oldest} till {newest}.",
      todo: "Välj en av dem.",
    },
  },
  list: {
    noAddress: {
      what: "Det finns ingen lista att hämta.",
      stands: "Inställningarna anger ingen adress till en rankinglista.",
      todo: "Ange adressen i inställningarna, eller välj en fil.",
    },
    privateAddress: {
      what: "Listan hämtades inte.",
      stands: "{host} ligger i serverns eget nätverk, där inget hämtas ifrån.",
      todo: "Ange en publik adress, eller välj en fil.",
    },
    unreachable: {
      what: "Listan hämtades inte.",
      stands: "{host} går inte att nå från servern.",
      todo: "Kontrollera adressen i inställningarna, eller välj en fil.",
    },
    tooSlow: {
      what: "Listan hämtades inte.",
      stands: "{host} skickade den inte inom {seconds} sekunder.",
      todo: "Försök igen, eller välj en fil.",
    },
    badAnswer: {
      what: "Listan hämtades inte.",
      stands: "{host} svarar med {status} där listan borde vara.",
      todo: "Kontrollera adressen i inställningarna, eller välj en fil.",
    },
    tooManyRedirects: {
      what: "Listan hämtades inte.",
      stands: "{host} skickar vidare till andra adresser, fler än {most} gånger.",
      todo: "Ange adressen där listan till slut finns.",
    },
    tooLarge: {
      what: "Listan hämtades inte.",
      stands: "Den är på mer än {megabytes} MB.",
      todo: "Kontrollera att adressen är en listas, eller välj en fil.",
    },
    notText: {
      what: "Listan hämtades inte.",
      stands: "Det som finns på adressen är ingen text som CSV.",
      todo: "Ange adressen till själva listan, eller spara den som CSV och välj filen.",
    },
  },
  result: {
    gameTied: {
      what: "Parti {game} är oavgjort.",
      stands: "Oavgjort finns inte i den här klassen. Inget lades in.",
      todo: "Rätta resultatet.",
    },
    matchTied: {
      what: "Matchen är oavgjord.",
      stands: "Oavgjort finns inte i den här klassen. Inget lades in.",
      todo: "Lägg in det avgörande partiet.",
    },
    wrongGames: {
      what: "Det är inte rätt antal partier.",
      stands: "Bäst av {bestOf}; {games} skrevs. Inget lades in.",
      todo: "Lägg till eller ta bort ett parti.",
    },
    wrongScore: {
      what: "Parti {game} kan inte sluta så.",
      stands: "Ett parti vinns vid {gameTo}. Inget lades in.",
      todo: "Rätta resultatet.",
    },
    afterDecided: {
      what: "Parti {game} kommer efter att matchen var vunnen.",
      stands: "Inget lades in.",
      todo: "Ta bort det partiet.",
    },
  },
  handOrder: {
    notTied: {
      what: "Ordningen sattes inte.",
      stands: "De i block {block} är inte längre lika.",
      todo: "Se ställningen som den är nu.",
    },
  },
  stage: {
    notFound: {
      what: "Det finns ingen etapp {stage}.",
      stands: "Den har återtagits.",
      todo: "Se etapperna som de är nu.",
    },
    gameNotFound: {
      what: "Partiet finns inte längre.",
      stands: "Dess grupp har gjorts om.",
      todo: "Se grupperna som de är nu.",
    },
    groupNotFound: {
      what: "Det finns ingen grupp {group}.",
      stands: "Etapp {stage} har färre grupper.",
      todo: "Välj en annan grupp.",
    },
    changed: {
      what: "Etapp {stage} ändrades inte.",
      stands: "Den ändrades på annat håll under tiden.",
      todo: "Se vad som gäller nu, och spara igen om det behövs.",
    },
    gameChanged: {
      what: "Resultatet lades inte in.",
      stands: "{game} har fått ett annat under tiden: {now}.",
      todo: "Se vad som gäller nu, och lägg in det igen om det behövs.",
    },
    notStarted: {
      what: "Etapp {stage} har inte startat.",
      stands: "Den är bara föreslagen och har inga partier.",
      todo: "Starta den först.",
    },
    started: {
      what: "Etapp {stage} har startat.",
      stands: "Dess grupper och vilka som går vidare ligger fast.",
      todo: "Föreslå den igen om den inte har något resultat än.",
    },
    closed: {
      what: "Etapp {stage} är avslutad.",
      stands: "Dess resultat och vilka som går vidare ligger fast.",
      todo: "Öppna den igen först, om nästa etapp inte har något resultat.",
    },
    notClosed: { what: "Etapp {stage} är inte avslutad.", stands: "Inget ändrades.", todo: "" },
    finished: {
      what: "Det finns ingen ytterligare etapp.",
      stands: "Titeln är avgjord: {champions}.",
      todo: "Öppna den sista etappen igen för att ändra det.",
    },
    hasResults: {
      what: "Det är för sent för etapp {stage}.",
      stands: "Det finns ett resultat: {games}. | Det finns {count} resultat: {games}.",
      todo: "Radera resultaten först.",
    },
    gamesOpen: {
      what: "Etapp {stage} avslutades inte.",
      stands: "{count} parti är öppet: {games}. | {count} partier är öppna: {games}.",
      todo: "Lägg in resultaten, eller låt ett lag som inte spelar mer utgå.",
    },
    tooFewTeams: {
      what: "Det är för få lag.",
      stands: "{competition} har {teams}; en etapp kräver två.",
      todo: "Lägg in lag, eller öppna etappen innan igen.",
    },
    wrongGroups: {
      what: "{teams} lag kan inte vara i {groups} grupper.",
      stands: "En grupp har 2 till 5 lag, så det kan vara från {least} till {most} grupper.",
      todo: "Välj ett annat antal.",
    },
    wrongAdvance: {
      what: "{advance} från varje grupp kan inte gå vidare.",
      stands: "Med de här grupperna kan det vara från {least} till {most}.",
      todo: "Välj ett annat antal.",
    },
    groupFull: {
      what: "Grupp {group} är full.",
      stands: "Den har {teams} lag.",
      todo: "Byt två lag i stället.",
    },
    groupTooSmall: {
      what: "Grupp {group} skulle bli för liten.",
      stands: "Den har {teams} lag.",
      todo: "Byt två lag i stället.",
    },
    notInStage: {
      what: "{entrant} är inte bland dem.",
      stands: "Etapp {stage} är som förut.",
      todo: "Se etappen som den är nu.",
    },
    sameGroup: {
      what: "{a} och {b} är i samma grupp.",
      stands: "Båda är i grupp {group}.",
      todo: "Välj lag från två grupper.",
    },
    otherTier: {
      what: "{a} och {b} är inte på samma nivå.",
      stands: "En justering byter bara lag med ungefär samma rating.",
      todo: "Byt dem för hand om du vill.",
    },
    teamsChanged: {
      what: "Etapp {stage} startades inte.",
      stands: "Dess lag har ändrats. Ska in: {come}. Ska ut: {gone}.",
      todo: "Föreslå etappen igen.",
    },
    nobodyOut: {
      what: "Inget lag skulle åka ut ur etapp {stage}.",
      stands: "Enligt tabellerna går alla {teams} lag vidare, så samma etapp skulle komma igen.",
      todo: "Välj vilka som går vidare, eller bekräfta att alla spelar igen.",
    },
    decidedByTables: {
      what: "Vilka som går vidare kan inte väljas.",
      stands: "Det följer av tabellerna i etapp {stage}.",
      todo: "Avsluta etappen utan val.",
    },
    needsConfirmation: {
      what: "Etapp {stage} fördelas om.",
      stands: "{moved} lag flyttade för hand och {rated} ratingtal satta för etappen försvinner.",
      todo: "Bekräfta, eller låt det vara. Det går att ångra.",
    },
  },
  nextStage: {
    needsConfirmation: {
      what: "Öppnas den igen försvinner nästa etapp.",
      stands: "Etapp {stage} med sina {teams} lag försvinner.",
      todo: "Bekräfta, eller låt det vara. Det går att ångra.",
    },
  },
  offers: {
    colours: "överskrid färggränserna",
    rematches: "tillåt returmöten, så få som möjligt",
    byHand: "lotta för hand",
    finish: "avsluta nu",
  },
  swiss: {
    finished: {
      what: "{competition} är avslutad.",
      stands: "Dess ronder och tabell ligger fast.",
      todo: "Öppna den igen först.",
    },
    notStarted: {
      what: "{competition} kan inte avslutas än.",
      stands: "Ingen rond är lottad.",
      todo: "Lotta den första ronden.",
    },
    notEmpty: {
      what: "Filen lästes inte in.",
      stands: "{competition} har redan {entrants} deltagare.",
      todo: "Läs in den i en ny klass.",
    },
    tooManyRounds: {
      what: "Det är för många ronder.",
      stands:
        "{entrants} spelare kan spela {most} ronder utan att några möts två gånger, inte {rounds}.",
      todo: "Planera färre ronder, eller spela alla mot alla.",
    },
    roundsPaired: {
      what: "Antalet ronder ändrades inte.",
      stands: "{paired} ronder är lottade, vilket är fler än {rounds}.",
      todo: "Återta ronder först, eller avsluta nu.",
    },
    noRoundLeft: {
      what: "Ingen rond är kvar att lotta.",
      stands: "Alla {rounds} ronder i {competition} är lottade.",
      todo: "Avsluta, eller planera fler ronder.",
    },
    needsConfirmation: {
      what: "Den är inte färdigspelad.",
      stands:
        "{held} av {planned} ronder är lottade, och {open} partier saknar resultat. Öppna partier ger inget, och ett annat antal ronder kan ändra ordningen.",
      todo: "Bekräfta, eller spela vidare. Det går att ångra.",
    },
  },
  round: {
    alreadyPaired: {
      what: "Rond {round} är redan lottad.",
      stands: "{paired} ronder är lottade, kanske från ett annat fönster.",
      todo: "Se ronden som den är nu.",
    },
    notNext: {
      what: "Rond {round} kan inte lottas än.",
      stands: "Rond {next} kommer härnäst.",
      todo: "Lotta den.",
    },
    notLast: {
      what: "Rond {round} kan inte återtas.",
      stands: "Den sista ronden är {last}.",
      todo: "Återta den sista först.",
    },
    open: {
      what: "Nästa rond kan inte lottas än.",
      stands: "Inget resultat än på bord {boards}. | Inget resultat än på bord {boards}.",
      todo: "Lägg in dem först.",
    },
    hasResults: {
      what: "Ronden återtogs inte.",
      stands: "Det finns ett resultat på bord {boards}. | Det finns resultat på bord {boards}.",
      todo: "Radera dem först.",
    },
    tooFewPlayers: {
      what: "Det finns ingen kvar att lotta.",
      stands: "Ännu med: {entrants}.",
      todo: "Avsluta, eller låt någon komma tillbaka.",
    },
    noLegalPairing: {
      what: "Rond {round} har ingen lottning som reglerna tillåter.",
      stands: "Inget lottades. Vad som kan göras: {offers}.",
      todo: "Välj något av detta.",
    },
    playerTwice: {
      what: "Ronden lottades inte.",
      stands: "{entrant} står två gånger i den.",
      todo: "Ge varje spelare en plats.",
    },
    playersMissing: {
      what: "Ronden lottades inte.",
      stands: "Utan plats: {entrants}.",
      todo: "Sätt dem på ett bord, eller ge en av dem frironden.",
    },
    notPlaying: {
      what: "Ronden lottades inte.",
      stands: "{entrant} är inte med i den här ronden.",
      todo: "Välj någon som är det.",
    },
    needsConfirmation: {
      what: "Några har mötts tidigare.",
      stands: "{met}.",
      todo: "Bekräfta, eller lotta dem på annat sätt. Det går att ångra.",
    },
  },
  board: {
    notFound: {
      what: "Bord {board} finns inte längre.",
      stands: "Rond {round} har återtagits eller lottats om.",
      todo: "Se ronden som den är nu.",
    },
    changed: {
      what: "Resultatet på bord {board} ändrades inte.",
      stands: "Det ändrades på annat håll under tiden: {now}.",
      todo: "Se vad som gäller nu, och lägg in det igen om det behövs.",
    },
  },
  undo: {
    nothing: { what: "Det finns inget att ångra.", stands: "Allt är som det är.", todo: "" },
    notLast: {
      what: "Det ångrades inte.",
      stands: "Något ändrades efter det, kanske i ett annat fönster.",
      todo: "Ångra den senare ändringen först.",
    },
  },
} satisfies Texts;
