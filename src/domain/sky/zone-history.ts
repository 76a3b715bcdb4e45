/**
 * The clocks before 1970 of the zones that browsers no longer keep apart from a neighbour's, from the `backzone` file
 * of the IANA time zone database (public domain); after 1970 the browser is right. Asia/Hanoi is only here.
 * A zone's name, its first offset, and then `moment:offset`: seconds before 1970 in UTC, and seconds east of
 * Greenwich, all in base 36.
 */
export const ZONE_HISTORY = `
Africa/Accra -1g s9p1ak:0 q5eqo0:xc q3g8pc:0 pqwd40:xc pkmgpc:0 p84fs0:xc p1ujdc:0 opcig0:xc oj2m1c:0 o6kl40:xc
o0aopc:0 nnqt40:xc nhgwpc:0 n4yvs0:xc myozdc:0 mm6yg0:xc mfx21c:0 m3f140:xc lx54pc:0 lkl940:xc lebcpc:0 l1tbs0:xc
kvjfdc:0 kj1eg0:xc kcri1c:0 k09h40:xc jtzkpc:0 jhfp40:xc jb5spc:0 iynrs0:xc isdvdc:0 ifvug0:xc i9ly1c:0 hx3x40:xc
hqu0pc:0 hea540:xc h808pc:0 gvi7s0:xc gp8bdc:0 gcqag0:xc g6ge1c:0 ftyd40:xc fnogpc:0 fhgd40:xc f4uopc:0 eyofs0:xc
em2rdc:0 ek4io0:1e0 cio420:0 a39mg0:1e0 9wzqi0:0 9khp40:1e0 9e7t60:0 91nx40:1e0 8ve160:0 8ivzs0:1e0 8cm3u0:0
8042g0:1e0 7tu6i0:0 7hc540:1e0 7b2960:0 Africa/Addis_Ababa 760 1g6t8i0:76w hkev6w:8c0
Africa/Asmara 778 15r1gj8:76w hkev6w:8c0 Africa/Bamako -1hc u9rfuo:0 ipiao0:-2s0 4z42k0:0
Africa/Bangui 3fw u9rkrw:2s0 Africa/Banjul -330 j6j690:-2s0 ekhek0:0
Africa/Blantyre 6hc ui1t5c:6ja sywmja:6j0 n86170:5k0 Africa/Brazzaville 2tw u9rk5w:2s0
Africa/Bujumbura 5fs 15r1ers:5k0 Africa/Conakry -2jg u9resk:0 ipiao0:-2s0 57wqk0:0
Africa/Dakar -388 u9re3s:-2s0 ex33w0:0 Africa/Dar_es_Salaam 79w kcrtxw:8c0 bhdpo0:7n0 4p38z0:8c0
Africa/Djibouti 7zo uj8fzo:8c0 Africa/Douala 1so u9rj4o:2s0
Africa/Freetown -2gc thmg7o:-2s0 jcr980:-1uo j6j7hc:-2s0 iynuk0:-1uo inra5c:-2s0 ifvx80:-1uo i4zctc:-2s0 hx3zw0:-1uo
hm5ktc:-2s0 hea7w0:-1uo h3dnhc:-2s0 gviak0:-1uo gklq5c:-2s0 gcqd80:-1uo fyou5c:-2s0 ftyfw0:-1uo ftr25c:-2s0 end3w0:0
Africa/Gaborone 4ss 18cyvgs:460 yvtdi0:5k0 dpvmo0:8c0 dgio40:5k0 Africa/Harare 5r0 yvtf30:5k0
Africa/Kampala 604 lnse04:8c0 kvjsc0:6y0 bhdoa0:7n0 6s8sz0:8c0 Africa/Kigali 5kg i1ulkg:5k0
Africa/Kinshasa 2u0 11ngdi0:2s0 Africa/Libreville 1r0 u9rj30:2s0 Africa/Lome 84 146nmw4:0
Africa/Luanda 2g8 14phh48:2es u9rk40:2s0 Africa/Lubumbashi 534 11ngfr4:2s0 pxjhg0:5k0 Africa/Lusaka 58k yvtekk:5k0
Africa/Malabo 1mk u9riyk:0 35mqo0:2s0 Africa/Maseru 53c yvtefc:5k0 dpvmo0:8c0 dgio40:5k0
Africa/Mbabane 5rc yvtf3c:5k0 Africa/Mogadishu 8eg 13r0weg:8c0 kcrv00:6y0 6s8sa0:8c0
Africa/Niamey e4 u9rhq4:-2s0 ipi7w0:0 57wtc0:2s0 Africa/Nouakchott -2yc u9redo:0 ipiao0:-2s0 4qtx80:0
Africa/Ouagadougou -a4 u9rh1w:0 Africa/Porto-Novo hg u9rhtg:0 ipiao0:2s0 America/Anguilla -bog u6m6zk:-b40
America/Antigua -bg0 u6m780:-dw0 9wzgs0:-b40 America/Aruba -czc u7lcco:-ci0 2lx4u0:-b40
America/Atikokan -gys 1353b18:-go0 qzov40:-dw0 qplz80:-go0 f9ofc0:-dw0
America/Blanc-Sablon -aks 18vs838:-b40 qzp0o0:-8c0 qpm4s0:-b40 ek27c0:-8c0 cnp640:-b40
America/Cayman -f2k 15r0u9g:-e7y u85og2:-dw0 America/Creston -lks 18vrx38:-jg0 rshz80:-m80 qx64g0:-jg0
America/Curacao -crn u7lckd:-ci0 2lx4u0:-b40 America/Dominica -bdc uj7wl0:-b40 America/Grenada -bfo uj7wkc:-b40
America/Guadeloupe -be8 ukehxs:-b40 America/Montserrat -bis uj7wfk:-b40
America/Nassau -ebu u6m4c6:-dw0 efufg0:-b40 d1oy80:-dw0 d03gs0:-b40 cmrww0:-dw0 2yrwk0:-b40 2pey00:-dw0 2g1tw0:-b40
26bwo0:-dw0 1xbr80:-b40 1nlu00:-dw0 1e8pw0:-b40 14vrc0:-dw0 vin80:-b40 m5oo0:-dw0 cskk0:-b40 3fm00:-dw0
America/Port_of_Spain -be4 u6m79w:-b40 America/St_Kitts -bm4 u6m71w:-b40 America/St_Lucia -bao u9r61c:-b40
America/St_Thomas -c0w uj7vz4:-b40 America/St_Vincent -bc8 u9r5zs:-b40 America/Tortola -bys uj7w18:-b40
Antarctica/DumontDUrville 0 c05eo0:rs0 9dkmg0:0 6vdk00:rs0 Antarctica/McMurdo 0 7b2dc0:xc0
Antarctica/Syowa 0 6qsqo0:8c0 Asia/Aden 8bu afs0bu:8c0 Asia/Bahrain 9d8 eukpd8:9q0 dkjb20:b40
Asia/Brunei la4 mvofy4:ku0 jb6i60:m80
Asia/Hanoi jlo x568xo:jqu umdqeu:jg0 e3bkw0:m80 cxyro0:p00 cp63o0:jg0 bvja40:m80 7yla80:jg0
Asia/Kuala_Lumpur ity 100ew5y:j8d xphpwd:jg0 jb6gs0:kdc esddpc:ku0 ejqa60:p00 conl00:ku0 Asia/Kuwait 8vw afs0vw:8c0
Asia/Muscat auo q3go6o:b40 Asia/Phnom_Penh jfg x568rg:jqu umdqeu:jg0 e3bkw0:m80 cxyro0:p00 cp63o0:jg0
Asia/Vientiane j00 x568c0:jqu umdqeu:jg0 e3bkw0:m80 cxyro0:p00 cp63o0:jg0 bvja40:m80 7oibk0:jg0
Atlantic/Reykjavik -42o wcwx9c:-2s0 rl7k00:0 r8ph80:-2s0 r2fmo0:0 qolek0:-2s0 qjnpc0:0 q5th80:-2s0 pgm5c0:0
pbq580:-2s0 g0c5c0:0 fqyyg0:-2s0 fkuic0:0 f7vx40:-2s0 f1rjs0:0 ep5ug0:-2s0 eioig0:0 e6sqg0:-2s0 dzyfs0:0 do2ns0:-2s0
dh8d40:0 d5cl40:-2s0 cyiag0:0 cm9js0:-2s0 cfs7s0:0 c3jh40:-2s0 bv9bs0:0 bkteg0:-2s0 bcj940:0 b23bs0:-2s0 att6g0:0
aj0ag0:-2s0 ab33s0:0 a0n6g0:-2s0 9sd140:0 9hk540:-2s0 999zs0:0 8yu2g0:-2s0 8qjx40:0 8g3zs0:-2s0 87tug0:0 7xdx40:-2s0
7p3rs0:0 7enug0:-2s0 76dp40:0 6vkt40:-2s0 6nans0:0 6cuqg0:-2s0 64kl40:0 5u4ns0:-2s0 5luig0:0 5bel40:-2s0 534fs0:0
4soig0:-2s0 4ked40:0 49yfs0:-2s0 41oag0:0 3qveg0:-2s0 3il940:0 385bs0:-2s0 2zv6g0:0 2pf940:-2s0 2h53s0:0 26p6g0:-2s0
1yf140:0 1nz3s0:-2s0 1foyg0:0 14w2g0:-2s0 wlx40:0 Atlantic/St_Helena -120 9wztm0:0
Europe/Amsterdam wk s0dvkk:3ok rsimck:wk ridkok:3ok rage0k:wk r0dfck:3ok qr0e0k:wk qhae0k:3ok q8abck:wk pykbck:3ok
ppk8ok:wk pfu8ok:3ok p6u60k:wk oxizck:3ok ong0ok:wk obazck:3ok o4py0k:wk nvpvck:3ok nlzvck:wk n9hvck:3ok n39sok:wk
mrsu0k:3ok mkjq0k:wk m90wok:3ok m1tnck:wk lq74ok:3ok liqm0k:wk l7f7ck:3ok l00jck:wk kona0k:3ok khagok:wk k5vcok:3ok
jyke0k:wk jmom0k:3ok jfubck:wk j49nck:3ok iwra0k:wk ilhq0k:3ok ie17ck:wk i2psok:3ok hvb4ok:wk hjw0ok:3ok hcl20k:wk
h0r4ok:3ok gypack:3pc gtuzdc:xc gic61c:3pc gb4wpc:xc fzk8pc:3pc fs1vdc:xc fgorlc:5k0 e6dzw0:2s0 dytrw0:5k0
dp3rw0:2s0 dfqqk0:5k0 d6dp80:2s0 cx0nw0:5k0 cofek0:2s0
Europe/Copenhagen 2bw 13nvrnw:2s0 rzo2w0:5k0 rsir00:2s0 fgqo40:5k0 e6dzw0:2s0 dytrw0:5k0 dp3rw0:2s0 dfqqk0:5k0
d6dp80:2s0 cx0nw0:5k0 cq2nw0:2s0 ccr180:5k0 c6f980:2s0 bttjw0:5k0 bos2k0:2s0 baqik0:5k0 b61zw0:2s0
Europe/Guernsey -gx tiakv3:0 rzcns0:2s0 rsid40:0 risd40:2s0 ragd40:0 r0s7s0:2s0 qr0d40:0 qhp6g0:2s0 q8aag0:0
pyz3s0:2s0 po4d40:0 pfw2g0:2s0 p6h6g0:0 oxiyg0:2s0 onfzs0:0 odd140:2s0 o5st40:0 nuzx40:2s0 nmprs0:0 nbwvs0:2s0
n39rs0:0 mt6t40:2s0 mkjp40:0 matp40:2s0 m1tmg0:0 lrdp40:2s0 liql40:0 l8nmg0:2s0 l00ig0:0 kqaig0:2s0 khafs0:0
k77h40:2s0 jykd40:0 joheg0:2s0 jfuag0:0 j64ag0:2s0 iwr940:0 imoag0:2s0 ie16g0:0 i4b6g0:2s0 hvb3s0:0 hl8540:2s0
hcl140:0 h2i2g0:2s0 gtuyg0:0 gk4yg0:2s0 gb4vs0:0 g11x40:2s0 fpw2g0:0 fkul40:2s0 fe9s40:5k0 e6dzw0:2s0 dytrw0:5k0
dp3rw0:2s0 dfqqk0:5k0 d6dp80:2s0 cx0nw0:5k0 cro2k0:2s0 cncfs0:0 cdmfs0:2s0 c4md40:0 bwc7s0:2s0 buwfw0:5k0 bos2k0:2s0
bkgfs0:0 bdm540:2s0 b1qd40:0 att6g0:2s0 aj0ag0:0 aad6g0:2s0 a0n6g0:0 9rn3s0:2s0 9hx3s0:0 98k2g0:2s0 8yu2g0:0
8ptzs0:2s0 8h6vs0:0 87gvs0:2s0 7ygt40:0 7odug0:2s0 7fqqg0:0 75at40:2s0 6wnp40:0 6mxp40:2s0 6dxmg0:0 63uns0:2s0
5v7js0:0 5l4l40:2s0 5chh40:0 52rh40:2s0 4treg0:0 4krbs0:2s0 49lh40:0 421940:2s0 3qveg0:0 3iy7s0:2s0 385bs0:0
30l3s0:2s0 2pf940:0 2hv140:2s0 26p6g0:0 1z4yg0:2s0 1nz3s0:0 1gevs0:2s0 14w2g0:0 z4ns0:2s0
Europe/Isle_of_Man -tv 19a1gi5:0 rzcns0:2s0 rsid40:0 risd40:2s0 ragd40:0 r0s7s0:2s0 qr0d40:0 qhp6g0:2s0 q8aag0:0
pyz3s0:2s0 po4d40:0 pfw2g0:2s0 p6h6g0:0 oxiyg0:2s0 onfzs0:0 odd140:2s0 o5st40:0 nuzx40:2s0 nmprs0:0 nbwvs0:2s0
n39rs0:0 mt6t40:2s0 mkjp40:0 matp40:2s0 m1tmg0:0 lrdp40:2s0 liql40:0 l8nmg0:2s0 l00ig0:0 kqaig0:2s0 khafs0:0
k77h40:2s0 jykd40:0 joheg0:2s0 jfuag0:0 j64ag0:2s0 iwr940:0 imoag0:2s0 ie16g0:0 i4b6g0:2s0 hvb3s0:0 hl8540:2s0
hcl140:0 h2i2g0:2s0 gtuyg0:0 gk4yg0:2s0 gb4vs0:0 g11x40:2s0 fpw2g0:0 fkul40:2s0 eyiyk0:5k0 ethh80:2s0 eh8qk0:5k0
earek0:2s0 dyinw0:5k0 drod80:2s0 dfsl80:5k0 d75h80:2s0 cx0nw0:5k0 cro2k0:2s0 cncfs0:0 cdmfs0:2s0 c4md40:0 bwc7s0:2s0
buwfw0:5k0 bos2k0:2s0 bkgfs0:0 bdm540:2s0 b1qd40:0 att6g0:2s0 aj0ag0:0 aad6g0:2s0 a0n6g0:0 9rn3s0:2s0 9hx3s0:0
98k2g0:2s0 8yu2g0:0 8ptzs0:2s0 8h6vs0:0 87gvs0:2s0 7ygt40:0 7odug0:2s0 7fqqg0:0 75at40:2s0 6wnp40:0 6mxp40:2s0
6dxmg0:0 63uns0:2s0 5v7js0:0 5l4l40:2s0 5chh40:0 52rh40:2s0 4treg0:0 4krbs0:2s0 49lh40:0 421940:2s0 3qveg0:0
3iy7s0:2s0 385bs0:0 30l3s0:2s0 2pf940:0 2hv140:2s0 26p6g0:0 1z4yg0:2s0 1nz3s0:0 1gevs0:2s0 14w2g0:0 z4ns0:2s0
Europe/Jersey -e2 11cerk0:0 rzcns0:2s0 rsid40:0 risd40:2s0 ragd40:0 r0s7s0:2s0 qr0d40:0 qhp6g0:2s0 q8aag0:0
pyz3s0:2s0 po4d40:0 pfw2g0:2s0 p6h6g0:0 oxiyg0:2s0 onfzs0:0 odd140:2s0 o5st40:0 nuzx40:2s0 nmprs0:0 nbwvs0:2s0
n39rs0:0 mt6t40:2s0 mkjp40:0 matp40:2s0 m1tmg0:0 lrdp40:2s0 liql40:0 l8nmg0:2s0 l00ig0:0 kqaig0:2s0 khafs0:0
k77h40:2s0 jykd40:0 joheg0:2s0 jfuag0:0 j64ag0:2s0 iwr940:0 imoag0:2s0 ie16g0:0 i4b6g0:2s0 hvb3s0:0 hl8540:2s0
hcl140:0 h2i2g0:2s0 gtuyg0:0 gk4yg0:2s0 gb4vs0:0 g11x40:2s0 fpw2g0:0 fkul40:2s0 fe9s40:5k0 e6dzw0:2s0 dytrw0:5k0
dp3rw0:2s0 dfqqk0:5k0 d6dp80:2s0 cx0nw0:5k0 cro2k0:2s0 cncfs0:0 cdmfs0:2s0 c4md40:0 bwc7s0:2s0 buwfw0:5k0 bos2k0:2s0
bkgfs0:0 bdm540:2s0 b1qd40:0 att6g0:2s0 aj0ag0:0 aad6g0:2s0 a0n6g0:0 9rn3s0:2s0 9hx3s0:0 98k2g0:2s0 8yu2g0:0
8ptzs0:2s0 8h6vs0:0 87gvs0:2s0 7ygt40:0 7odug0:2s0 7fqqg0:0 75at40:2s0 6wnp40:0 6mxp40:2s0 6dxmg0:0 63uns0:2s0
5v7js0:0 5l4l40:2s0 5chh40:0 52rh40:2s0 4treg0:0 4krbs0:2s0 49lh40:0 421940:2s0 3qveg0:0 3iy7s0:2s0 385bs0:0
30l3s0:2s0 2pf940:0 2hv140:2s0 26p6g0:0 1z4yg0:2s0 1nz3s0:0 1gevs0:2s0 14w2g0:0 z4ns0:2s0
Europe/Ljubljana 2os 18vslcs:2s0 ezayw0:5k0 e6dzw0:2s0 dytrw0:5k0 dp3rw0:2s0 dfqqk0:5k0 d6dp80:2s0 cx0nw0:5k0
cofek0:2s0
Europe/Luxembourg 150 y89550:2s0 rzo2w0:5k0 rsilg0:2s0 rhps80:5k0 raglg0:2s0 qznjw0:5k0 qrqd80:2s0 qo4w40:0
qj59g0:2s0 q7z6g0:0 q15440:2s0 po6ak0:0 pgvhg0:2s0 p5anw0:0 oxj6s0:2s0 ong5c0:0 odd9g0:2s0 o4pzw0:0 nvq2s0:2s0
nm0000:0 ncl6s0:2s0 n39xc0:0 mt71g0:2s0 mkjuo0:0 matxg0:2s0 m1ts00:0 lrqw40:2s0 liqqo0:0 l8nus0:2s0 l00ig0:0
kqaig0:2s0 khafs0:0 k77h40:2s0 jykd40:0 jp7bs0:2s0 jfuag0:0 j6u7s0:2s0 iwr940:0 ine7s0:2s0 ie16g0:0 i513s0:2s0
hvb3s0:0 hl8540:2s0 hcl140:0 h37zs0:2s0 gtuyg0:0 gkuvs0:2s0 gb4vs0:0 g11x40:2s0 fpw2g0:0 fkul40:2s0 fgsag0:5k0
e6dzw0:2s0 dytrw0:5k0 dp3rw0:2s0 dfqqk0:5k0 d73mk0:2s0 cx0nw0:5k0 cofek0:2s0 cbtp80:5k0 c4kl80:2s0
Europe/Monaco 1d8 14hnyp8:fl uo2b3l:0 ry2lg0:2s0 rsgqs0:0 rjiis0:2s0 r9dpg0:0 r1idg0:2s0 qqnms0:0 qj59g0:2s0
q7xk40:0 q15440:2s0 po6g40:0 pgvhg0:2s0 p5atg0:0 oxj6s0:2s0 ong840:0 obkg40:2s0 o4q5g0:0 nvq2s0:2s0 nm02s0:0
ncn1g0:2s0 n3a040:0 mt71g0:2s0 mkjxg0:0 matxg0:2s0 m1tus0:0 lrqw40:2s0 liqtg0:0 l8nus0:2s0 l00qs0:0 kqaqs0:2s0
khao40:0 k77pg0:2s0 jyklg0:0 jp7k40:2s0 jfuis0:0 j6ug40:2s0 iwrhg0:0 ineg40:2s0 ie1es0:0 i51c40:2s0 hvbc40:0
hl8dg0:2s0 hcl9g0:0 h38840:2s0 gtv6s0:0 gkv440:2s0 gb5440:0 g125g0:2s0 fpwas0:0 fkul40:2s0 eyh9g0:5k0 eqk5k0:2s0
eimw40:5k0 e6dzw0:2s0 dytrw0:5k0 dp3rw0:2s0 dfqqk0:5k0 d62qs0:2s0 cx0nw0:5k0 cofek0:2s0
Europe/Oslo 1zo 1353tzo:2s0 rzayo0:5k0 rskiw0:2s0 fc7s80:5k0 e6dzw0:2s0 dytrw0:5k0 dp3rw0:2s0 dfqqk0:5k0 d6dp80:2s0
cx0nw0:5k0 cnnmk0:2s0 5mxh80:5k0 5d7h80:2s0 53ufw0:5k0 4uhek0:2s0 4l4d80:5k0 4brbw0:2s0 42eak0:5k0 3t1980:2s0
3jo7w0:5k0 3ab6k0:2s0 30y580:5k0 2r8580:2s0 2g2ak0:5k0 28i2k0:2s0
Europe/Sarajevo 3es 18vsm2s:2s0 ezayw0:5k0 e6dzw0:2s0 dytrw0:5k0 dp3rw0:2s0 dfqqk0:5k0 d6dp80:2s0 cx0nw0:5k0
cofek0:2s0
Europe/Skopje 3yw 18vsmmw:2s0 ezayw0:5k0 e6dzw0:2s0 dytrw0:5k0 dp3rw0:2s0 dfqqk0:5k0 d6dp80:2s0 cx0nw0:5k0
cofek0:2s0 Europe/Stockholm 3cc 1bhq3cc:2se 10j6dge:2s0 rzo2w0:5k0 rsilg0:2s0
Europe/Vaduz 1rg 13g44fg:2s0 eyh6o0:5k0 eqk000:2s0 efr400:5k0 e7txc0:2s0
Europe/Zagreb 2yg 18vslmg:2s0 ezayw0:5k0 e6dzw0:2s0 dytrw0:5k0 dp3rw0:2s0 dfqqk0:5k0 d6dp80:2s0 cx0nw0:5k0
cofek0:2s0 Indian/Antananarivo 8ss uj8gss:8c0 89n4g0:b40 84yls0:8c0 Indian/Christmas jks 133iwws:jg0
Indian/Cocos hy4 10j6sm4:i20 Indian/Comoro 80g uj8g0g:8c0 Indian/Kerguelen 0 afrs00:dw0 Indian/Mahe a9o wvp8xo:b40
Indian/Mayotte 8dk uj8gdk:8c0 Indian/Reunion a9s uks29s:b40
Pacific/Chuuk -12k4 1t8j2rw:s3w 100f5fw:rs0 su4zs0:p00 qknl00:rs0 f08x40:p00 cqtd00:rs0
Pacific/Funafuti x6s 100fais:xc0
Pacific/Majuro vpc 100f91c:uk0 su52k0:p00 qknl00:uk0 h817w0:rs0 f08x40:p00 dj2100:uk0 4r7w0:xc0
Pacific/Midway -wug 100dghk:-uk0 734c40:-rs0 6yfw80:-uk0
Pacific/Pohnpei -11d8 1t8j3ys:tas 100f6ms:uk0 su52k0:p00 qknl00:uk0 h817w0:rs0 f08x40:p00 cqtd00:uk0
Pacific/Saipan -13oc 1t8j1no:qzo 100f4bo:p00 darvo0:rs0 5hlkw0:uk0 4nnvo0:rs0 17w8w0:uk0 hih6c:rs0 9y0w0:uk0
6ch00:rs0 Pacific/Wake uus 100f86s:xc0 Pacific/Wallis y1k 100fbdk:xc0`;
