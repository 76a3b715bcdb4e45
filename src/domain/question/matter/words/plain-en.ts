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
export const PLAIN_EN = ``;
