/** Made by `npm run matter`: what each feature says for an intent or against it. */
export const EN_WEIGHTS = `# week	p2
# year	y2
2nd	c2
@ a	b2e3
@ accept	n2
@ actuall	a2
@ again	c1
@ and	f2h2
@ and i	f2
@ attract	a3
@ back	c2
@ be	b2e2v2y3
@ busines	o2
@ by	d2s2
@ com	d-2z1
@ com hom	z2
@ divorc	v3
@ fak	w2
@ feel	a2
@ flower	e3
@ food	y2
@ for	a-3e3f3o3
@ for me	a-2d3f3
@ forgiv	v3
@ get	f2j2z2
@ ghost	j2w3
@ going	b4
@ going to	b3
@ half	r2
@ head	a3
@ heart	a2
@ hid	s2
@ hir	j2
@ hom	v2
@ i	e3k2n-3
@ i be	k2
@ job	m2
@ know	e3
@ let	i2
@ lov	e2
@ lov me	e2
@ material	g3
@ me	o2
@ mind	a2
@ my	e2
@ nam	g2
@ on	e3
@ one	g2
@ one day	g2
@ or	d-2i-4l2s-3
@ out	i3
@ pas	p2
@ password	h2
@ pay	r3
@ phon	h5
@ position	m3
@ return	c3r2
@ rol	m4
@ see	h3
@ see @	h3
@ sell	s2
@ silenc	b2
@ so	v3
@ spot	m3
@ sta	x-2
@ stop	v3
@ stor	h2
@ swear	h2
@ tak	s2
@ ther	B2
@ thi	e2
@ think	q2
@ think i	q2
@ together	g2
@ tomorrow	i2
@ typ	a3
@ up	i3
@ walk	y3
@ who	i3l2
@ will	b2
@ with	a-2g3
a	d1e2y-2B-2
a 2nd	c2
a @	g4m-2
a break	i1
a call	b2
a card	b2
a dat	d-2e3
a day	i3
a flat	x2
a hous	s1
a in	p2
a lin	b2
a liv	l3
a luck	g2
a messag	b3
a new	k2
a not	e2
a second	c2
a yes	j4
aa	r3
about	a2i2t2w2
about @	i2
about me	a2
about my	i2
abroad	x3
abusiv	i3
accept	j5n3p1v3
accept my	v3
acceptanc	j3
account	g2B2
ace	p3
ace the	p2
ach	y4
acknowledg	b2m3
acros	t2x2
act	f3l2v2
actuall	a3
add	h3
add up	h2
admission	j4
admit	e3t2
adopt	v2
ador	a3
adult	t3
advanc	m3
affair	h4
affection	a2f2
afford	r4
afraid	u2
after	i2
after i	k2
after my	i2
again	b3c5r2u3
again after	v-2
age	f3y3
age gap	f3
ages	e2
ahead	m2A3
ai	k4B3
air	b2A2
airpod	z4
aisl	g3
alien	B3
alimon	i2r2
aliv	f3u3
all	p3q2v2B-2
all night	h3
all the	d2
allerg	y3
alon	d4h3w3y2
along	h2n2v3
altar	g3
alway	n2r2u2y3
an	l3p3q2s2
an a	p4
an offer	s2
ana	w3
and	c3f4h2k3
and @	h2
and cold	a2
and i	d-2f3h-3n2
anger	u4
angr	a1u2
anniversar	f3
another	c4g2k2
another @	g3
another go	c2
answer	b5j2
answer my	j2
answer my application	j2
anxiet	u4
any	a2b3f2u2
any messag	B2
anyth	q2u2A2B3
anywher	f4x2
apart	f4v2
apartment	x4
app	d3o4B4
appear	b2
appl	j4
application	j4x2
appreciat	m2
apprenticeship	j3
approv	s2v2
arabic	q3
argu	f4
argument	f2
arm	c2y2
around	a2c2h3s2
around me	a3
arriv	z3
as	a3l3p2
as @	l1
asham	u2
ask	e5g3m2B3
ask @	g2
assignment	q3
asthma	y3
at	a2i-2j2n2
at #	w3
at all	a2
at hom	v3
at me	a2
at midnight	h2
at my	o2y2
at night	h2
at risk	k2
at sea	f2
at the	n3B2
at work	j-2m4A3
attention	q2
attract	a4d4
attract a	d2
attract to	a2
audition	j3p2
august	r-2A3
avoid	t3
awa	h2i2z3
await	A2
award	m2
awful	k2
axe	k3
b	k2o2B3
back	b1c5l-2y2
back from	b-2g2j2
back hom	c-1
back in	c4
back stop	y3
back stop hurt	y2
back to	c2k3q2x2
back to my	x2
back with	c1h2
back with @	h2
backpack	x3
backstabber	n2w2
bad	u2v3y3A3
bad @	v3
bag	i2
baker	o4
bald	y3
band	o2
bank	g2r2
bar	e2o3p4
barber	o2
basicall	B2
be	w-1
be #	l2
be @	c-2d-4f-3g3
be a	g3x2
be a @	g2
be all	d2
be back	b2
be com	A3
be gay	v2
be happ	f2
be hold	g2
be honest	t2
be i	d3t3y2B-4
be in	j2
be it	c3k2y2
be lik	x2A2
be my	c-2d2r-2t3
be my @	c-2f-3
be my futur	d2
be notic	m2
be ok	u2
be over	e-2i3
be so	h2
be the	f2m-2
be ther	b-3j2B2
be ther still	j2
be thi	c2f3s3
be we	f4
be with	c2d2
be with @	d2
be you	B2
beach	g2
bean	B2
beat	p2
becaus	B3
becom	g3l3m3t4
becom @	g2
bed	s2u2
bedroom	f2
befor	j2s2
beg	c5
behav	v4
behind	h3q3u3w2
believ	h4
belong	w2
belt	p2
ben	a3e3
benefit	f2r2
best	b3l3w2
betra	h3
better	d-3j-3r-3s-2
better @	v4
better for	f2
better off	i3
better to	e2
between	f3n2
bicker	f3
bid	s3
big	g3r2A2
bigger	x3
biggest	t3
bik	s2z3
bik back	z3
bill	f2r4
bin	i4w2
bin @	i3
bin me	w2
bin me off	w2
biolog	q2
birth	y3
birthda	b4B2
black	p2r2s2u3
black belt	p2
blam	n3
blank	w3
blank me	w3
bles	g3
blind	t3
blind spot	t2
block	b3k2t4
block @	b2
blockag	t3
blood	y5
blow	e2j2
blu	u3z2B2
blurt	e2
blush	a3
board	p3
bod	y4
bomb	h2
bond	f3r2
bonjour	B1
bonu	m2r2
book	o3q2
bootcamp	q2
bor	a1u2
borrow	r3
boundar	t3v2
boundar with	v3
box	x3
brain	u4
branch	o3
brand	o2
brav	i2
breadcrumb	b3
break	b3c3i4r3
break even	o2
break heart	i2
break the	b3
break up	b-2i2
break up with	i2
breakup	c2i3
breath	u3
brid	g4
bridesmaid	w3
bring	c2d2A2B3
bring me	d2
bring me a	d2
bring up	g2
build	r1s2
bumbl	d4
bump	b1m3y2A2
bump into	b2
bun	y2
bun in	y2
bur	c2i3
burn	k2u3
burn out	u3
burnout	u4
burnt	u3
burnt out	u3
bus	f2B2
busines	o7
buy	g2s4
buy a	g2
buy the	s2
by	d2l-2m2s2
by my	s2
by our	s2
by the	x2
c	m3y2
caf	o4
call	b4f2j3l3
call it a	i2
call me	b2f2
call me @	f2
callback	j3
calm	u3
calmer	u2
can	c1g-3t-2B-4
can i	f-2h2i-2n2
can i get	b2
can i leav	h2
can my	v2
can not	i3u3
canada	x3
cancel	b3
candidat	j3
capital	B2
capital of	B2
car	a4s2t2v3
car for	v3
card	b2r3A2B3
career	k5l6A2
career be	l2
carpentr	l4
carr	a2u2y3
carr on	u2
cash	r4
cast	j4y2
catch	q2
catfish	h3
centr	j2
certification	p3
cfa	p4
chain	n2
chair	a3z-2
championship	p3
chanc	c5f2m2
chang	k5t3A2B2
chang @	k1
chang my	q2
chang of	k3
channel	o3
chapter	t2
chas	e2
chat	e3h2j2
cheat	h5
check	b2h2j3y3
check up	y3
cheer	u4
chef	l2m3
chemistr	f2q3
chemo	y2
ches	p3
chest	y2
chicken	e3B2
chicken out	e3
childhood	v2
choic	h2j3l2v2
christma	v4
chuck	i3
church	g2
ciao	B2
circl	w4
cit	g2x5
citizenship	p2x2
civil	g2p2
claim	r3
clas	p3q4
clean	h2
clear	j2
click	d3
click with	d2
climb	m4
clock	y2
clos	f5o3
closer	f3
coast	x4
cod	q4
coffe	e2o2
cold	a1f4y3
colleg	j2q2
color	B2
colour	t2B2
com	b2c2d2i-2
com acros	t2
com back to	c2
com hom	c3z2
com in	r2
com month	w3
com my	a2
com my @	a2
com of	f3
com round	b2
com to	b2
com to my	b2
com up	A2B2
comeback	c3
comfort	t2u2
comfortabl	r2
comment	b2
commission	j2o3
commit	g3
compan	j2k3m3o6
compar	t2
competition	p4
competitor	o3
conceiv	y4
concentrat	q2
concert	B2
confes	e5
confess	e4
confident	t3
confront	h3
confront @	h3
contact	b4y2
contact with	b2
contest	p4
contract	j4k2m2o3
controll	f2i2
cook	l2n2B2
cool	a2
cool off	a2
cop	u3v1
cop with	u2
cord	i4
corner	m2A3
corner offic	m2
cost	r4
cough	y3
counsell	f2l2
countr	x4
coupl	f4
courag	e2
cours	q7
coursework	q3
cover	j2n2
covid	y3
cp	s2
cpa	p4
craft	o3
cram	p2q2
crawl	c2
craz	u2
creativ	l3
credit	m4n2r3
credit card	r2
critical	v3
cros	d2
cros my	d2
cruis	x2
cry	i1u5
cuff	d4
cultur	n4
cupid	d4
cur	y3
curiou	q2
current	t2
curs	A3
custod	i2v2
cut	i5k3l2w2
cut off	w2
cut off my	w2
cut out	l3
cv	j3
dail	A3
danc	e2l2
dark	u4
dat	b3d5e2f2
day	g2k1A3B2
dead	k2o2
deal	o4s2
debt	r6
decent	d4r2
declar	e4
defenc	p3
defenc go	p3
degre	p3q5
delet	h3i3
department	k3n2
deposit	r4
depress	u3
deserv	i5
design	l3
desk	n3
despair	u3
destin	d2t2
develop	f3
die	u3B2
diet	y2
differenc	f3
different	f4k2
dinner	g2
direction	l3
disappear	b4
disciplin	t3
disown	v3
dissertation	p2q3
distanc	f3
distant	f2w2
ditch	i3
divorc	i5v2
diwali	v2
dizz	y4
dm	b4
dms	b2
do	a2p2t1
do @	a2m2
do @ com	b3
do after	l3
do i	a-2l-2t3y-2
do i alway	t2
do i ask	e2
do i find	l3
do i get	k-2m2o3
do i mak	w2A2
do i never	x2
do i set	f2
do i use	B2
do i win	c2
do my	i-3v3y2
do my @	i-3z-2
do the	h-2j-2
do the @	h-2
do well	p3
do well in	p2
do with	k3
doom	d2
door	b2c4o2
dorm	w2x2
doubl	h4
doubt	a2
down	g3o3u4y2
downsiz	k2x2
drain	u3
drama	j2n2
drama school	j1
draw	B3
drawn	l2
dread	u3
dream	i3j2t2
dream about	i2
dream of	i2
dres	z2B2
drink	i2n2y2
driv	p3s2v3x2
driv me	v3
driv me nut	v2
drop	b2h2q1w3
drop me	w2
dse	p3
due	y4
dump	i5o2
dwell	u3
each	f3h-2
each other	f2
ear	y3
earl	j2y2
earn	c1r2
earn @	c1
earr	h2
eas	y2
eat	v2y3B2
eba	o2
effort	f2
egg	r2y3
electiv	q3
eleven	p2
elop	g3
elsewher	k3
email	b2
emba	q4
emigrat	x5
emo	u6
emotional	u4
emplo	j3
emplo me	j2
employ	j2
employer	j4
employment	j2o2
empt	u2
end	d3f2i5r2
end it	i4
end meet	r2
end thing	f-2i2
end up	i-2
energ	t3u4y2A3
engag	g4
engagement	c3g3
engineer	l2
english	q3
enjo	a3l2q2u4
enough	e2i3p2y3
entrepreneur	o2
env	u2w2
escap	k3
escap thi	k3
essa	p1q2
essay	q4
ets	o3
even	c2n2o2q3
ever	f2
ever after	f3
everyon	t2u2
everyth	q2u3
everyth i	q2
evict	x3
evolv	f2t2
exam	p5
exchang	j3s2
exclud	n2w3
exist	a2B2
exit	k4
expect	y2A2
expres	e2
eye	h2y2
eyes	a3h2
fac	b3t2
fad	f2
fail	p4
faint	y3
fair	o3p2r3
faithful	h4
fak	h3w2
fall	d3q2w2y3
fall for	e3
fall out	w3
famil	g4v5
famil of	g3
fanc	a2
fanc me	a2
farm	d2l2s2
fast	f2m2y2
fat	y2
favorit	n2
favourit	n2v2
favouritism	n2
fear	u5
fed	u2
feel	a5e2u5x2
feel clos	f2
feel lik	u2
feeling	a5e6
feeling for	a2
field	k3l4
fight	f2i2v3w2
fight for	i2
fight for us	i2
film	B3
final	p6
finall	i1k2q2
financ	r4
find	d3i-2k-2z3
find @	o3
find @ for	d-2o3
find a	x3
find it	z3
find my	d1l2
finish	i5p3
finish with	i2
fir	k4
firm	k5o2
first	d2e4j2p3
first choic	j2
first mov	e3
fish	h3
fit	l4w3y4
fit for	l2
fit in	w2
fix	c5
fizzl	i4
flag	f2
flam	d2f2
flat	s4x4z2
flaw	t3
flight	x4
fling	d2f3
flip	s1
flirt	a2d2h2
flirt with	h3
flower	e3
fluent	q4
flunk	p4
fly	x4z2
focu	q4
focu on	q3
fog	u3
follow	b2h2l3t2
food	o2y3B2
food truck	o2
fool	h4
foot	g2
football	v3B2
for	i2j2w-3B-4
for @	c2e3l2
for coffe	e2
for good	b2i3
for lov	d3
for me	a3d3j-3A5
for my	d-3l-2o2A-2
for my @	e2q2
for sex	a2
for the	j-2p2s2
for thi	t2
for us	i3
forecast	A3
forever	d2f3
forget	a2i4q2
forget my	i2
forgiv	c3h2v4w3
forgiv me	v3
forgiv my	w3
fortun	r3A3
forward	f3
four	s2
fractur	y3
franchis	o3
fre	i4
fre of	i2
freelanc	k2o3
freez	e2v3w-3y2
french	q3
fresh	c3
frida	s2
friend	a2b2f4
friendship	e3w5
friendzon	a4e2
from	b3i3j2t2
from @	h-3i3
from me	h4
from the	j3
from work	k2
front	A3
fu	a4
full	k3m2
full tim	k3
fun	f2
fund	j2o3r3
futur	d3f5l2A3
futur @	d4
gam	f2o3B3
gambl	r3
gap	k4q3A-2
gap year	q3
garag	o3
gaslight	h3
gay	v3
gcs	p4
general	A4
genuin	a2h2
get	l-3q-3t-3w-3
get @	d2h3
get a	p3
get along	v2
get an	p2
get in	b3t2
get into	j3
get marr	g3
get my	j2v-2x2z4
get on	n5v2
get out	a2
get out of	a2
get over	i3
get the	k3m3n-2o-2
get through	u2
gett	m2
ghost	b4j3o2w2
gift	l4
gig	j2o3B2
giv	c3i3k3t3
giv @	i2
giv @ up	i2
giv me	c2m2
giv up	i2k2
glass	y2
gloom	u3
gmat	p4
go	f3i2r-3A2
go at	h2
go for	e3
go freelanc	k2
go from	i2
go quiet	b2
go through	a2
go through @	a2
go up	m4
go well	y2
go with	c2
go with my	c2
going	v-3y2A2B-3
going to	v-2x-2
going wrong	A2
gold	h3
good	a-2l3v2A2
good @	l2t2v3
good for	A-2
good match	f2
goodby	i3
gossip	n3w2
gpa	p4
grad	m2p3
graduat	p4
grand	s2
grant	f2j2
gre	p4
grief	u3
griev	u3
ground	o2v2
group	q2w5
grow	f2g2t4v2
grow as	t2
grow up	v2
growth	m3t2
guard	a2u2
guid	t4
guilt	u4
guitar	q3
gum	y3
gut	a2e2t3
gym	h2y2
habit	t3
haggl	s2
hair	h2y3B2
half	r3
hall	g2
hand	e2k3s3z3
hand in	k3z3
handl	n2
hang	b3i2k2
hang on	i3
hang out	b3
happ	f3u3v2
happen	h2B2
happier	i3
hard	a2m3r2
hard work	m2
harvest	o2
hat	a2k3l2
hat my	a2
hatchet	c2
haunt	u3
hav	h3i-2k-2l1
hav @	d3
hav a	y2
hav i	l2
have	a2c2h3i1
have @	h3
have my	z2
have my @	z2
head	a2f2u2
headach	y3
heal	i3u4
heal from	i2
health	u2y5
hear	b5j3
hear back	j2
heart	a5e3i3y3
heart trul	t2
heav	u3
hello	b2B3
help	j3
help me	j2
her	x4B3
hey	B3
hi	B2
hid	d2h3s2t2
higher	m3
himrival	h8
hing	d2
hint	e4
hir	h2j5o3
hir @	o2
hir me	j2
histor	q4
hit	b3
hitch	g3
hiv	y3
hobb	l3
hola	B2
hold	e2i2j1l2
hold me	l2
hold on	i3
holida	d2x4
holida romanc	d2
hom	s2v4x5z3
hom for	x3
honest	h4t2
honest with me	h2
honeymoon	f3g2x2
honor	p2
honour	p2
hook	f2
hop	c4j3k2u3
hop for	c3
hopeles	d2u2
horizon	A2
hormon	y3
hospital	y4
hot	a3y4
hot and	a2
hot and cold	a2
hotel	h2
hour	k4
hous	g2s6x3z3
hous together	g3
how	A1
how be	y3
how com	a2
how com my	a2
how do	b-2j-2u2
how do i	b-2u2
how i	e2
how i feel	e2
how long	j1
how my	f2
how to	b-2l2p2
how will	t2x2
hr	j5n2
hunt	x2
hurt	i3u4y3
hurt me	i2
hustl	o4
i	l2t3z-3A-3
i @	d-2f2
i alway	y2
i ask	e3
i be	d-2k3l2v3
i be #	l2
i be gay	v2
i becom	t3
i break	b2
i bring	g2
i can	q2r2
i chang	B2
i confront	h3
i confront @	h2
i do	q2
i dump	i3
i feel	a-2e4
i finall	k2
i find	h2l3
i find a	x3
i find my	l2
i get	i-3m3p-3B-3
i get out	a2
i hand	k3
i hand in	k2
i keep	n2
i know	l2
i learn	h2q3
i leav	h2
i lend	r2
i lend my	r2
i lik	e3
i liv	u2
i lov	a3d-3
i mak	w3A2
i mak the	A2
i make	l2
i never	x2
i own	s2
i pick	l2
i reach	v2
i ring	b2
i see	r2
i set	f2
i start	q2
i tak	a2f2
i trust	n2
i use	B2
i want	e2
i want to	l2
i will	g3
i win	c2n2
i wonder	a3
icu	y4
idea	n3o3B2
ielt	p4
if	d-2e2B1
if i	e2j2
ignor	b2t3w2
ignor my	b2
ill	y4
implant	y3
impression	n2
improv	q2A4
impuls	r4
in	e-2r2v-3B-2
in @	a3p2r2
in a	A1
in clas	q2
in general	A2
in it	a2
in lif	t3
in lin	m2
in lov	A3
in lov with	e2
in may	m2
in my	f2r-2
in my @	l2
in my notic	k2
in new	x2
in november	r2
in our	n2
in the	n2r3w3z3
in the com	w2A-1
in thi	i1m3
in thi compan	m3
in touch	b2
in with	g3
inbox	b4
incom	r4
increas	m3
industr	k3l3
inheritanc	r3v2
injur	y3
inner	t3
inner @	t2
insecur	f2u2
insid	u4
insid me	u2
instagram	b3
intention	a2
interest	a3r2u1
interest in	u2
internship	j4
interview	j5x2
interview tomorrow	j2
into	a3b2j2l2
into me	a2
into my	d2
into my lif	d2
invest	o2r2
invest in	o3
investment	o2r3
invit	b3e2v3
invit @	e2v2
invit me	b2
ipo	o4
it	h-4m-3q-3t-3
it a	i2
it a day	i2
it as	l2
it be	i2x3B3
it happen	B2
it in	k2z2
it off	i2
it right	c2
itch	y3
ivf	y3
jack	k2
japanes	q3
jealou	h2
jealou of	h2
jinx	A3
jlpt	p4
job	j6k6l6m3
job for	l3r2
join	l3x3
join the	l3
joint	g3y2
joy	u4
jul	A2
jul treat	A2
jump	k4
jump ship	k2
jump to	k2
jun	h2A2
junior	m4
just	a4f2B4
karma	t2
karmic	f2
keep	b-3f2h4q2
keep me	i2k3
keep me on	k2
keep up	q3
key	g3z4
kick	i3
kick @	i2
kind	d2t2A3
kind @	d2
kinder	A3
kindl	f2
kis	a2d3e2
kiss	d2e2
knacker	u3
kne	g2y4
knock	b2e3y2
knot	g3
know	e2o1
know what	l2
l	e3
lab	q3y2
label	f3o2
lad	a3d3
ladder	m3
land	j2B2
land a	j2
languag	a2q3
laptop	s2
last	c2f2y2B2
lat	c3d2h4u2
lat @	u2
latel	u4
laugh	u2
launch	o3
law	l3
lay	d2e2k4
layoff	k3
lead	c2f2h2m3
lead me	c2
leader	l2m3
leagu	j2p2B2
lean	e2
learn	h2q5t3
leas	o2x3
leav	i5k5x4z4
leav me	i1
leav my	h2k3z3
leav the	k4x2
leav thi	i2
leave	a2b3p2w3
leave it	z2
lectur	q3
leed	j4
lemon	s4
lend	r5
lend my	r2
lend my @	r2
les	a1i2k1B2
lesson	q4t4
let	c2i2o2t2
let @	i2
let go	i2k3
let me in	j2
letter	e4j3
level	h2m3p2y4
librar	q2
licenc	p3
licens	p3
lie	c2h4
lies	h3l2
lif	a-2k-2t3z-2
lif in	x2
lift	u3
light	a3t2
light up	a3
lik	d3e2w3x2
lik @	e3
limp	y3
lin	b4m2o3y2
list	j3p2s2
littl	e2
liv	g4l4x5y3
liv by	x2
liv from	l2
liv in	x4
liv on	u2
liv with	g3
loan	r4
location	o4
lock	h2
london	x4
lonel	d2u3
long	a2f3j2y2
long be	c2
long till	j2
longer	i3
look	k3y1A5
look at	a2y2
look at me	a2
los	a2i2u3y3
lost	u4z5
lost @	z2
lost my	u4
lost my @	u4
lot	n2
lov	d6e4f3i3
lov @	d-5h2i3
lov in	d2
lov on	d2
lov with	a3e2
lov with me	a3
low	u3
loyal	h2w2
luck	g2r2A5
luck in	A2
lunch	w2B2
ma	j4
mac	s2
mad	u2
maid	w3
maid of	w2
mail	b2
major	q4
mak	i-3k-2l2B-3
mak @	m4
mak a	l3
mak the	j2A2
mak up	c3
make	f2l3m3
mal	h2
manager	m4n2
mandarin	q3
mar	B3
marathon	p3
mark	p3
market	l2o3
marr	g6h3
marr in	g3
marriag	f3g5i2
marriag over	i2
marriag with	g2
mask	t4
master	j2q4
match	b2d4f3j2
matchmaker	d3
material	g3
math	p3q4
matter	a2t3
may	m2
mba	q3
me	a4b2y-2z-2
me @	b-2f2
me a	d2
me after	k2
me again	c3
me and	a-3c2f3h-2
me as	a3
me back	a-2c3
me better	f3l-2
me down	e2u2
me for	j2
me from	h-2
me how	f2
me in	j2
me nut	v2
me off	k2w2
me on	a-2j2k2m2
me or	a2
me out	o2v2
me over	x2
me too	a2
me up	b2
mean	a4f3l3B2
mean anyth	a2
mean for	f2
mean to	a2f2
mean to be	f2
med	y2
medal	p2
medicin	l3y2
meet	b4d4f3g3
meet @	d3g3
meet my	f2
memor	q2
mend	c2i2w2
mend my	i2
mental	u3
merger	k3o3
mes	h3A3
messag	b5h2t3B2
messag from	t3
mia	a2
micromanag	n4
midnight	h3
midterm	p3
migrain	y4
min	j2
mind	a5i2u4
mirror	t3
mis	a2i5u3
mis @	i3
misplac	z3
miss	a2y2z4
mistak	c2t3
mock	p3
model	l2
mojo	u2
monda	z2
mone	m2r3s3A3
month	m3x-3A3B-5
month be	A3
month pleas	y2
mood	n2u4
moon	A3B2
mor	c2f3l3m4
mor mone	m3
mor of	t2
mor than	e3
mortgag	r2s3
most	t1A2
motivat	u2
motorbik	s3
mourn	u3
mov	e3g3k3x4
mov forward	f2
mov in	f-2g4
mov in with	g3
mov on	a2
mov up	m2
movi	B3
much	s2
muscl	y3
music	l3q2
mutual	a3
my	g-2h-2B-7
my @	t-4v4
my @ @	a2
my @ back	c2
my @ be	y3
my @ get	z2
my @ pay	r2
my @ sell	s2
my @ so	v2
my @ stop	v2
my @ think	q2
my @ will	v2
my application	j2
my back	n3y2
my back stop	y2
my biggest	t2
my bik	d-2
my birthda	b2
my call	l3t-1
my car	s2
my compan	a2
my contract	j2
my degre	p3
my divorc	i2
my door	b2
my famil	v2
my fear	u2
my feeling	e4
my futur	d4
my futur @	d3
my gut	a2t3
my hand	j2l3
my head	q2u1
my health	y3
my heart	e4f2i1
my hom	x2
my hour	k2
my idea	n3
my job	j-2k5l-3
my key	z2
my lat	u2
my lat @	u2
my lif	c1d4t2
my lov	d-2e3
my luck	A3
my marriag	f2i2
my mind	i2
my mistak	c2
my mone	h3
my notic	k3
my number	e3
my own	m2x3
my passport	z2
my path	d2
my phd	j2p3
my phon	z2
my ring	z3
my saving	r3
my shot	e2
my stor	b2
my strength	l2
my talent	l3
my thesi	p2
my toxic	t2
my tru	l2
my tru vocation	l2
my turn	d3
my way	t2
my week	A2
my work	m4
my worth	m2
my year	A2
myself	t5u1
n1	p4
nail	j3o2
nail it	j3
nam	g4o2B2
near	d2f-2
neck	y2
need	f2t4u2
need to	t5
neglect	f3
negotiat	m2
negotiation	o3
nerv	e2u2
nervou	u2
nest	r2v2
nest egg	r2
never	d3x2
new	k2s3x2A2
new @	d5
new career	k2
new field	k2
new zealand	x2
next	f2l-2A2B-3
next for	f2
next month	m2o2
next week	h2p2
nic	d2
nic @	d2
nick	z2
night	f2h4k2y3
no	j3l2t3u3
no contact	b2
no contact with	b2
nos	n2y2
not	a-3i2l-2t1
noth	i2
notic	a3k3m4
notic my	m2
november	r2A2
now	t3
number	b2e4h2B1
nut	v2
o	r2
obses	i2
october	s2
of	a1i2o-3t2
of @	d3k2t1
of a	t2
of job	l2
of lif	t3
of me	a3v2
of my	i3s2
of my own	s2
of the	A3
of thi	r-1x2
of us	f2
of work	l3
off	f-2i2m-3v-2
off @	y2
off @ food	y2
off me	s2
off my	q2w2
off the	b3d3
off the fac	b2
off the radar	b2
off thi	o3
offer	j8s3
offer on	s3
offic	g3l2n4
official	f3
ok	p2u2y2B2
oka	u3
old	k2n2s2y2
old @	y2
on	b1n2u2A-3
on a	x2
on me	a3
on my	b2n1
on read	b3
on the	k2
on the sid	h2
on with	f-2h2
one	c1d5g3h3
one day	g2
one kne	g2
one mor	c3
onl	a3h3B2
onl @	h3
onlin	b3o4
open	d2f2j2o4
open a	o2
open in	o2
open up	f2
operation	y3
opinion	y2
option	h2B3
or	l1m-3r-2s3
or @	B2
or a	l-2o2t2
or be	h-2j2
or the	j3s2
or what	e2y3
oral	p4
order	o3s3
oscar	B2
other	f2h6t3u3
our	d-3f3A-4B-5
our @	z3
our friendship	e2
our hous	s2
out	f-2s-3y-3B-4
out @	r2
out again	v2
out for	A3
out my	l2
out of	a2d-2k4x2
out of @	k2
out of my	i3
out of thi	x2
out ther	d5
out to	n3
out to get	n2
outcom	e2
outlook	A4
outsourc	k2o2
oven	y2
over	c2i5m3x2
over @	h3
over my fear	u2
over the	n2
overlook	m3
overspend	r3
overthink	u4
overwhelm	u3
owe	r4
own	e2o3s4t3
own up	e2
pack	i2k2x3
packag	k2
pag	f2o2
pain	u3y3
painting	o2
panel	j3
panic	p2
paper	g2i3p4x2
parenthood	g3
park	p2B2
part	d2i2n2B3
part of	t2
partnership	g2o3
pas	m2p5u2B2
pas my	p2
pass	m3u4
passion	f3l3
passport	x3z3
password	h4
past	f4i2
past @	i3
patch	c4u2
path	d2l4t3
patient	t2
pattern	t3
pay	m5r6
pay @	r2
pay @ half	r2
pay me	r2
payda	r3
payment	r3s2
payout	r4
peac	n3v3
peac with	v2
peac with my	v2
perfum	h2
period	y3
permanent	m3x2
permit	x2
person	t4
personalit	t2
phas	f2
phd	j3p3
phon	b4h5z2
phon me	b2
photograph	l2
physic	q3
piano	q3
pick	b2j2l2q2
pick me	j2
pick up	b2
pick up when	b2
piec	p2
pin	i3
ping	b3
pink	k3
pit	s2u2
pitch	o3
pla	f3h3q2t3
plac	a2j3x5
plac for	x2
placement	j3
plan	s1x2
play	h3
player	h3
pleas	h2t3y2
plu	p3
podcast	o4
point	t2u2
polic	l2
poorl	y3
pop	g3
pop the	g2
pop the question	g2
position	j4m3
post	b2j5x2
potential	t2
pound	r2
pour	e2
power	t3
prediction	A3
pregger	y4
pregnant	y4
premium	r2B2
prenup	g3
prep	A2
pric	s3
prid	t2
pro	l2
problem	y2
procrastinat	q3
profession	k2l4
professional	l2m2
profil	h2
profit	o4
program	j3
programm	j2q2
project	o5q2
prom	e2
promot	m5
promotion	m5
proof	h2
propos	g5
propos to	g2
proposal	g4j3
proud	v2
psycholog	l2q2
pua	h3n3
publish	o2
purpos	f2l3t3
purs	r2
purs string	r2
pursu	e2
put	c1r3y1
python	q4
qualif	p4
question	g3
quiet	b3n3u2
quit	k5q2v2y3
rac	k2p2u3
radar	b2
rag	u2
rain	B3
rais	m5o3v3
rais @	v2
rais fund	o2
random	B3
rank	m3
rash	y3
rat	k2n3r2
rat me	n2
ray	y2
reach	b4p2v2
reach out	b2
read	g2q4A3B2
read for	g2
real	a2f2h4t2
reall	a2h3p2
rebound	a3
recip	B3
recognis	m3
recogniz	m3
record	o2p2
recover	u3y4
recruit	n2
red	f2r3B2
redundanc	k4
referenc	j3
refund	r4
refus	t3
regret	a4u3
rehab	y2
reignit	c3
reject	e4j3
reject for	j3
rejection	j3
rekindl	c2
relaps	y3
relationship	d4f5i4
releas	i2o2t3
relocat	x4
remain	k2
remember	q2
remot	x2
renew	j2
renewal	g2j2x2
rent	r3x4
rental	x3
repa	r3
repair	c4
repeat	t2
repl	b5j2
replac	k3m2
report	n2q2
request	b4
research	j2q2
reset	c2
residenc	j2x4
resign	p2
resit	p5
respect	n3
respect me	n3
rest	u4
restructur	k4
result	p3y3
resurfac	b3
retir	k4
retirement	k3r1
retrain	k3
return	a2c5r2z3
return @	i3
return my	r2
reunion	c3v2
reunit	c4f-2
review	m5o2p2
revis	p2q3
revision	p2q3
reward	m3
rich	r4
right	c2f3q2t3
right now	t1
right one	f3
ring	b4g6z3
rip	s3
rip off	s2
ris	m4
risk	e3k2
rival	n3
road	t2
robot	B3
rock	f3
rol	j2m4
romanc	d2f3
romanc with	f3
room	v2x2
root	x4y2
roster	h2
rough	f3A3
rough patch	f3
round	c3j4o3
round #	c2
round two	c3
ruin	e3f2
rumour	n4
run	o3t2y1z3
run off	z3
rush	f3
rut	u3
s	m3
sabotag	n2t4
sack	k4
sad	u4
sadnes	u4
sal	o4s2
salar	m4r4
salon	o2
sam	a2f2
santa	B3
sat	p4
sav	c3i2r2
saving	r4
say	b2e5j2B2
say it	e2
say no	t2
say sorr	w2
say yes	j3
say yes to	j2
scal	o3
scan	y3
scar	e2u3
scar to	e2
scholar	l2
scholarship	j3
school	j4q4s2w3
scienc	p2q2
scold	n4
scor	p3r2
scrap	p3
scrap through	p2
screen	j4v2
sea	f2
season	p2
second	c3g2o2s2
second @	g3
second go	c2
second hand	s3
second tim	c2
secret	h4
secretl	e2h3
see	b4h3m2t3
see @	h3
see me	b1
see me as	a3
see my	m2
see my worth	m2
seed	o2t2
seizur	y3
select	j3
self	o3t5u2
sell	o5s5
sell my	s1
send	b3
send @	b2
senior	m3
sens	q2
sensitiv	u2
separat	i3
september	m2v2
ser	o2B2
sergeant	m3
seriou	f3
seriousl	a3
settl	i3x3
settl for	i2
sex	a3f2
shadow	t3
shak	i2
shall	b1s1
shall i	b1s1
shall i do	q2
shall i leav	k3
shall i lend	r2
shall i tak	a2
shall my	v-2
shall my @	v-2
shall we	g2
shar	g3n2r2
shar a	g3
shd	h2
shell	d2
shift	k3n3
shin	m2
ship	k2
shoot	e3
shop	o6
shortlist	j4
shot	c3e5
show	b4e2f2p2
shut	o3
shy	e3
sick	y2
sid	n2o2t4w3
sid hustl	o2
sid with	w3
sign	b2o5B2
sign the	i2
signal	a4
silenc	b3
silent	b3
sinc	u2z2
sinc my	u2
sing	l2
singl	d5h3o2v2
singl @	v2
sink	q2
sit	p5w2
sit the	p2
situationship	f4
six	d3
ski	x3
skill	l2q2
skint	r3
sleep	f2h3u2y4
sleep with	h3
slid	b4e3
slip	k3
slow	f4q3
slow down	f2
slower	f3
slower with	f3
smil	u3
smitten	a3
smok	y4
smooth	A2
snap	b4u2
snapp	u3
sneak	h3
snor	y3
so	c2o2u4v2
so basicall	B2
so dead	o2
social	w3
soft	a3t2
solid	f3
solo	d2o2x2
someth	a1r2s2B3
somewher	f3x2
song	B2
soon	d3u2
sorr	c2w2
sorrow	u3
sort	l2
soul	d4e2t2
spac	f2u2
spanish	p1q4
spark	a2d2f4u3
spark with	d2
speak	b3e2n2q3
speak english	q2
special	a3
special to	a3
spell	p3
spend	r5
spill	e2
spin	y2
spiral	u3
spit	e2
split	c3r2v2
sponsorship	j3
spot	j2m3t2y2
spr	f2u2x3A2
sta	c2i5k3x3
sta at	k3
sta her	x2
sta in	i1
sta in lov	f3
sta put	x3
sta with	i2x2
stabb	n2
stag	f2
stall	o4
stand	b2f2x2
stand up	n2
star	a2m2p2A2
start	c2g2o3q2
start my	o2
startup	o4
stat	q2
statistic	q3
statu	b2x2
steal	n3z4
steal bik	z2
steal my	n2
steal my idea	n2
step	c2e1m3
step up	m2
stick	f-2i3k3
stick it	k2
still	a2h3i3j2
still a	f2
stop	a2i4t3v3
stop be	h2
stop hurt	y2
stop me	t2
stop think	i2
stor	b2f2h3o3
storm	u3
stra	h3
straight	h3p2
straight with	h2
strang	f2h4
strength	l2
stres	r2u3
string	r2
strong	f3
stronger	f2
stuck	m4t2
stud	q4
studio	o2x2
study	q4
stuff	c2
subject	q4
succe	m2
suck	n2
sugar	y2
suit	f3l4
suit me	f3
summer	a1d2t2
sunda	u2
sunda scar	u1
support	r2y2
suppos	l2
surger	y4
surpris	A3
surviv	f3n2o2
swap	k4
swear	h2
sweet	a3
swip	d4
switch	k6
switch trad	k3
system	y2
tabl	e2w2
tag	b2
tak	d-3e2o2z2
tak @	a2z3
tak me	j2
tak me on	j2
tak my	c2
tak my @	c2
tak off	o4
tak off thi	o2
tak over	m3
tak the	e2
tak up	q3
take	c2d2z3
take my	z3
takeawa	o2
talent	l5p2
talk	b3h2v2w4
talk to	h3
talk to @	h3
tantrum	v3
target	n3
tarot	l3B3
tattoo	B2
tax	r4
tea	B3
teach	j2k4l2q4
teach post	j2
tear	u3
teenag	v4
tell	a-2d-3e4f-2
tell @	e2
temp	j3
temper	u2
tenanc	x3
tension	f2u2
tenur	m4
term	p2y2
test	p4s2y3B2
test #	p-2
text	b5h3
text @	h3
textbook	q3
than	e3f1l2
thank	b2B3
that	i2l2s1
that i	e3
the	h-1j1s1v-4
the @	j1n-1
the air	A2
the bar	p2
the card	d2
the cit	x2
the coast	x2
the com	w3A-2
the contract	o2
the corner	A2
the deal	o2
the door	o3
the fac	b2
the flat	s2
the friendship	e2
the go	z3
the group	w2
the interview	j2
the leagu	B2
the new	n2
the next	n2
the offic	n2
the old	s2
the oven	y2
the phon	b3
the post	j2
the question	g2
the radar	b2
the red	r3
the ring	g2
the shot	e2
the sid	h3
the truth	h3
the ward	m2
their	s2w3
them	A3
then	b3B2
theor	p3
ther	d3h2j2B3
ther still	j2
therap	u2
thesi	p4q3
thi	h-3k2l-3u2
thi app	B2
thi cit	x2
thi compan	m3
thi hous	x3
thi job	k2
thi lov	i3
thi month	j3t-2
thi relationship	i2
thi spr	m2
thi summer	a1
thi town	x2
thi toxic	i2
thi weekend	b3
thi year	d3g1A-3
thief	z3
thing	c4f5i1A3
thing right	c3
thing slower	f3
think	a3i3q2
think about	a1
think i	q2
think i be	q2
third	b2c2g3j2
third @	g3
thought	a3u2
thre	b2e3r3
through	a2p2u1
through @	a2
through the	o3
throw	i4y2
throw in	i2
ticket	x2B2
tie	f2g2
tied	e2i3
till	r2
till i	r2
tim	b-2f1k2u2
tim for	g2
tim to	s2
tinder	d5h3
tip	r4
tir	u2
titl	m5p2
to	e2f-3x1z-3
to @	a3v-1
to ask	B2
to be	a-2d2f2l4
to break	b2
to canada	x2
to follow	h2
to get	n3p2
to himrival	h2
to learn	t3
to leav	i4
to lov	d2
to mak	m2
to meet	b3
to my	b3c-2v2
to myself	t2
to say	e2
to see	b3t2
to try	c2
to work	k3
toda	b2s2u2A4
toefl	p4
toeic	p4
together	c2f5g5
tomorrow	o-2y-3z2A3
tonight	g2n2
too	a2f2i2t5
too fast	f2
too lat	c3
tooth	y3
top	m3p4
top job	m2
top of	p2
topic	q4
touch	a2b5
tough	u3
tour	o3
toward	a2
town	x4
toxic	i3n2t2w2
track	m3t2
trad	k3l6o3s2
train	l3q2
trait	t3
transfer	k4
trauma	u3
travel	x4
treat	f2A3
treat me	A2
treatment	b2y3
trial	j4
trial day	j2
trib	w3
trip	h2w2x5
troph	p4
tru	h4l2t3
tru vocation	l2
truck	o2
trul	c2t3
trust	f2n2t4
truth	h4t3
try	c4g4j2y2
try for	g3
tryout	j3p2
tuesda	y2
tunnel	u3
turn	d2l2t3A2
turn #	t4
turn into	f3
turn me	e2
turn me down	e2
turn my	l3
two	c4f2h4y2
two tim	h2
two week	k3
typ	a3d2
unblock	b4
unblock me	b3
under	o2
undermin	n2
understand	f2
undo	c4
unfaithful	h3
unfollow	b2i2
unfriend	b2
univers	t4
univers want	t2
universit	j5q5
unlov	i2u2
unluck	d2A2
unmatch	b4
up	j-3p-2s-2w-2
up @	k2
up my	k3
up on	i3
up to	b-1h3m2v2
up when	b2
up with	i3
up with my	i2
upgrad	s2
us	a3c3f5v3
use	b2h2B2
used	s3
vacanc	j3
valentin	e3
valu	m3s2t2
valu me	m2
van	o2s3x2
vanish	b2
vap	y4
ventur	o3
version	t4
vet	y2
vib	A3
view	b2s2
villag	x3
visa	x4
visit	b4v1
vitamin	y3
viva	p3
vocation	l3
voic	b3t2
vow	g3
wag	m3r3
wait	i3j2k2
wait for	k2
wait for me	k2
wait list	j3
waitlist	j4
wak	t2
walk	g2i2k3y3
walk awa	i2
wall	a3s3
wallet	r2
want	a2g3t3y-2
want @	g3
want me	c3n2
want mor	e3
want someth	a3
ward	m2
wast	f3
watch	b2
watch my	b2
way	a2c2i2t4
we	c5f6g2s2
we split	c3
wealth	r4
wear	u2
weather	B2
wed	g4
wedd	g3
wedd dat	g3
weed	y3
week	b3k2p3A5
week notic	k2
weekend	b3A3
weigh	u4
weight	u2y3
well	f2o3p2y5
well in	p3
well in @	p2
what	l2p-2t2z-2
what be	c-3n2u2B-3
what be com	A3
what be hold	g2
what be i	l2
what be my	m2
what be the	f2
what do	i2
what i	q2
what to	B2
what will	x2B-2
whatever	B2
whatsapp	b4
when	h2
when be	g2
when can	k2
when do	r2B-2
when do i	m2
when my	q2
when will	b-4h2k-3
when will it	B2
wher	d2f3l3z4
wher @	h2
wher be	d3
wher thi	f2
whether	h2o2x3
which	l3o3t2
who	d3f3h4z3
who @	h4
who be	h3
who hurt	i2
who take	z3
who will	d2f2
who will i	d2
why	k-2
why be	o1
why do	n-3v2B-3
why do i	i2t2
why do my	i-2v3
widow	d3
wild	t2A2
will	a-4c-2w-1B-2
will @	a-2b3d-2r2
will @ be	c-2
will @ let	i2
will a	d2
will be	f2
will i	f-3g-3n-4B-3
will i find	z2
will it	x3B3
will it be	x3
will jul	A2
will my	f-2p2q-3u-2
will my @	f-2i-2z-2
will our	c-3
will the	f-2k-2s-2v3
will the new	n2
will thi	u2
win	c2n2p3B3
win back	c2
windfall	r3
wink	a2
wis	A4
wish	b2
with	g2m-4s-3B-4
with #	p2
with @	e2f4g-2v-2
with me	a3g3h3
with my	a-2c2d-3q-2
with my @	c2
with the	n2
with thi	k1
within	d2
within six	d2
without	i4m2p3
without @	i2
without a	i2
wonder	a3
word	b2e3h2
work	k3l4m3n3
work be	m2
work be notic	m2
work i	l2
work out	c2
work trip	h3
work with	l2n2
workshop	o3q2
world	p2t2
worr	u4
worst	t3
worth	i4m2s3t2
wound	t4
writ	b5l2q3
writ @	e2
writ back	b3
writ my	q2
writer	l2
wrong	d2f2l2A3
wx	b3
xql	f5
year	g2u-2A4B-2
yes	g3j5
yes to	j2
yo	B3
yoga	o2y2
you	a2x2B5
younger	d3
youtub	o4
zealand	x2
zon	a2t1`;
