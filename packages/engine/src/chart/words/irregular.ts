// Word forms that no spelling rule folds, as data: base word → its forms. Read by stem.ts.

/** `base: forms`. Forms that are also other words in charts ("left", "met", "wound", "led", "bit", "shot") are left out on purpose. */
export const IRREGULAR = `
be: is are was were been being am
have: has had having
do: does did doing
go: goes went going
get: got gotten getting
can: could
cannot: can't couldn't
don't: doesn't didn't
isn't: aren't wasn't weren't
haven't: hasn't hadn't
won't: wouldn't
fall: fell fallen
wake: woke woken
awake: awoke awoken
sleep: slept
take: took taken
feel: felt
drive: drove driven
ride: rode ridden
lose: lost
give: gave given
keep: kept
wear: wore worn
tear: tore torn
break: broke broken
speak: spoke spoken
write: wrote written
rise: rose risen arose arisen
choose: chose chosen
freeze: froze frozen
see: saw seen
come: came
become: became
overcome: overcame
run: ran
begin: began begun
drink: drank drunk
swim: swam swum
shrink: shrank shrunk
sink: sank sunk
grow: grew grown
outgrow: outgrew outgrown
know: knew known
show: shown
draw: drew drawn
withdraw: withdrew withdrawn
throw: threw thrown
blow: blew blown
undergo: underwent undergone
forget: forgot forgotten
eat: ate eaten
bend: bent
send: sent
spend: spent
lend: lent
build: built
rebuild: rebuilt
creep: crept
sweep: swept
weep: wept
deal: dealt
mean: meant
hear: heard
hold: held
withhold: withheld
tell: told
sell: sold
buy: bought
bring: brought
catch: caught
teach: taught
think: thought
seek: sought
fight: fought
bleed: bled
feed: fed
breed: bred
pay: paid
say: said
hang: hung
dig: dug
swing: swung
stick: stuck
strike: struck stricken
sit: sat
stand: stood
understand: understood
make: made
remake: remade
swell: swollen
burn: burnt
learn: learnt
spill: spilt
smell: smelt
shake: shaken shook
mistake: mistook mistaken
hide: hid hidden
steal: stole stolen
lie: lies lying lain
die: dies dying died
tie: ties tying tied
use: used uses using
age: aged ages aging ageing
ice: iced icing ices
owe: owed owing owes
add: added adding adds
ache: ached aches aching
breath: breathe breathes breathed breathing breaths
bathe: bathes bathed bathing bath baths
foot: feet
tooth: teeth
man: men
woman: women
child: children
mouse: mice
calf: calves
half: halves
self: selves
knife: knives
life: lives
leaf: leaves
lens: lenses
stenosis: stenoses
diagnosis: diagnoses
analysis: analyses
metastasis: metastases
prosthesis: prostheses
thrombosis: thromboses
fibrosis: fibroses
anastomosis: anastomoses
crisis: crises
psychosis: psychoses
neurosis: neuroses
biopsy: biopsies biopsied biopsying
apex: apices
index: indices indexes
vertebra: vertebrae
bursa: bursae
fistula: fistulae
embolus: emboli
thrombus: thrombi
bronchus: bronchi
meniscus: menisci
radius: radii
stimulus: stimuli
foramen: foramina
criterion: criteria
phenomenon: phenomena
diverticulum: diverticula
bolus: boluses
sinus: sinuses
virus: viruses
status: statuses
plus: pluses
bus: buses
callus: calluses
uterus: uteruses
focus: foci focuses focused focusing focussed
bias: biases biased
gas: gases
calorie: calories
movie: movies
cookie: cookies
smoothie: smoothies
toe: toes
shoe: shoes
tire: tired tires tiring
retire: retired retires retiring
change: changed changing
challenge: challenged challenging
arrange: arranged arranging
exchange: exchanged exchanging
range: ranged ranging
plunge: plunged plunging
lunge: lunged lunging
syringe: syringed syringing
inhale: inhaled inhaling
exhale: exhaled exhaling
console: consoled consoling
escape: escaped escaping
complete: completed completing
delete: deleted deleting
compete: competed competing
excite: excited exciting
invite: invited inviting
unite: united uniting
ignite: ignited igniting
explore: explored exploring
ignore: ignored ignoring
restore: restored restoring
adhere: adhered adhering
interfere: interfered interfering
persevere: persevered persevering
sever: severed severing
intervene: intervened intervening
postpone: postponed postponing
welcome: welcomed welcoming
telephone: telephoned telephoning
promote: promoted promoting
denote: denoted denoting
waste: wasted wasting wastes
taste: tasted tasting tastes
paste: pasted pasting pastes
haste: hastes
programme: programmes programmed programming program programs programed
gauge: gauged gauging
lavage: lavaged
massage: massaged massaging
titre: titer titers titres
centre: center centers centres centered centred
fibre: fiber fibers fibres
litre: liter liters litres
metre: meter meters metres
labour: labor labors labours
colour: color colors colours
tumour: tumor tumors tumours
odour: odor odors odours
humour: humor
favour: favor favors favours favored favoured
behaviour: behavior behaviors behaviours
foetus: fetus fetuses
foetal: fetal
grey: gray
whilst: while
quote: quoted quoting
route: routed routing
devote: devoted
deplete: depleted depleting
reconcile: reconciled reconciling
hinge: hinged hinging
create: created creating
recreate: recreated recreating
`;

/** Words that end like an inflected form and are none. */
export const UNINFLECTED = `
this his its us yes as is was has does plus thus always perhaps across unless less whereas besides afterwards towards
during nothing something anything everything morning evening ceiling sibling sterling pudding darling thing string spring
bring sling wing king ring sting cling outstanding understanding
need bleed feed speed exceed proceed succeed indeed seed weed heed hundred sacred naked wicked biped infrared shed bed red
series species caries scabies rabies herpes biceps triceps quadriceps forceps diabetes mumps measles pancreas lens gas pus
news mathematics physics rickets menses feces faeces ascites pubes ides sepsis
actos lantus eliquis cialis fosamax colcrys tums ritalin keppra
united wired unchanged
`;
