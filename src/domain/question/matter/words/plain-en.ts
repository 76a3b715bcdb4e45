/** The words of which every sentence is made, the likeliest first where a mistyped one could be several. */
export const COMMON_EN = `will would shall though matter those doesn wouldn shouldn haven wonder wondering should could can what when where which who whose why how does did done doing have has had having been being with that this these those there their they them then than the
about after again ever even still just really actually before because between going want wants wanted know think thing things tell find from into over under until while without within your yours mine
some something someone anything anyone nothing nobody everything everyone other another such same many much more most less least very too also always never often soon later now today tomorrow tonight yesterday
week weeks month months year years weekend morning evening night day days time times january february april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
spring summer autumn winter next this last coming please help need needs make makes made take takes give gives come comes came back good better best right wrong true sure maybe like likes love loves feel feels feeling
myself yourself himself herself ourselves themselves whether though through upon onto off away out down here yet else each both either neither every only own few lot lots bit little big old new young long short high low
good great nice kind fine okay yes not nor and but for you her his him she its our are was were did say says said see sees seen seem seems look looks looking got get gets getting keep keeps kept let lets put use used using
work works worked working try tries tried trying start starts started stop stops stopped happen happens happened mean means meant wonder wondering possible likely please curious decide should first second third two three four five six seven eight nine ten`;
/** Words that are no mistyped others. */
export const PLAIN_EN = `accent action actions addition advise alike among angle animal annoying apologies appeal ashes attached attitude awake
bail balls banging barking battle beard bearing bears beast below bench benefit blade blanket blond bloody blown bones
booth bother bothered bothering bothers bound boxing brandy bread breath bridge brush bubble bull burst bush butter
cane cannon case cases cease center chair chairs champ charge charged charges chart cheap cheek chili chill chin closet
cock coffin collar concept concern concerned concerns condition content cookies coroner couch couldn count counting
counts cream created creating curtain danger dawn dealt deeper deliver demon demons depend depends depth despite
devoted digging diner dive document dollar draft drain drank drown drowned drowning drugs drunk embarrassing emotion
event events examine excited expense expert fairy fame farmer feeding fella fellas fellow fellows file filed filled
filling fist fleet flesh float floating flower flush folk forth frame fries fully garbage gates giant grass grave
groans handy hatch heat heaven heavens heel height hell heroes heroin hockey homeless honestly hose host hour
identified identify idiot inches indeed influence intention invented issue jerk kills kinda kindly labor lightning
local locker loose loser losers lower lung mass massage mayor meat mercy mere metal mighty mistaken mister monkey
monkeys moron motel museum national nicer nickel nightmare noise noises older owner pace palace panties pants patrol
phony photograph photographs phrase pill pissed plague planet plant planted plate plates poker policy polite porch
possibly potion pound powder prayer prayers praying precious prevent prick print prints proceed process produce
promises protest pulse punch pure quite rally ransom recent related religion religious rely remind reminded reminds
remove removed resist revenge risky river rock rolled rolling rolls roses rules rumor sacred safer sake sakes sand
savage scar scary scout seal sealed shaft shark sharks sharp shave sheet sheets shell shiny shirt shirts shit shock
shocked shooter shove shower sins skirt skull slave slaves sleepy slice smack smart smarter smell smelled smells snack
soda solve solved spell spin spinning spite spoon sport sports spray stabbed stairs stake starving statue steak steam
steel stiff stink stinking stinks stock stove strain stream struck style suck sucked sucks suite supper supplies
suppose swamp swear sweat sweating swell swing swore tail tale tank tanks tapes tear terribly thee thick thin threat
threw thrown tick tiger tire tires tool trace trail trailer traitor tramp tree trees tricky trunk tuck upside vice
vital waiter warrant washed waves weren whale white whole whore window windows winner witch witches woods worse worthy
yards`;
