import type { AltTexts } from './texts.ts';

/** What is to be seen on our pictures, a sentence a card. */
export const alt: AltTexts = {
  maj00:
    'A youth with a bundle on a staff and a white rose in hand steps off a cliff edge, head thrown back, a small dog leaping at his heels.',
  maj01:
    'A magician in a red mantle behind a table with cup, coin, sword and staff lifts a wand to the sky and points to the ground with the other hand.',
  maj02:
    'A woman in blue and white with a horned moon crown sits between a dark and a light pillar, a scroll in her lap and a crescent at her feet.',
  maj03:
    'A woman crowned with twelve stars sits on a cushioned seat in a gown of pomegranates, sceptre in hand, a heart shield at her side and ripe wheat before her.',
  maj04:
    'A white-bearded ruler in armour and red robe sits on a stone throne with rams’ heads, an ankh and a globe in his hands, bare red mountains behind him.',
  maj05:
    'A priest with a triple crown sits between two grey pillars and raises two fingers in blessing over two kneeling figures seen from behind.',
  maj06:
    'A woman in blue and a man in red hold hands beneath an angel with spread wings; a fruit tree with a serpent stands behind her, a tree of flames behind him.',
  maj07:
    'An armoured driver stands under a starry canopy in a car with two great wheels, with a black and a white sphinx in front.',
  maj08:
    'A woman in white with roses in her hair holds the muzzle of a seated lion with her bare hands, a lying figure eight above her.',
  maj09:
    'A hooded old man on a snowy peak holds out a lantern with a six-point star and leans on a tall staff under a night sky.',
  maj10:
    'A golden wheel with the signs of the zodiac, a sphinx with a sword on top, a snake going down on the left and a jackal-headed figure climbing on the right; four winged creatures in the corners.',
  maj11:
    'A crowned judge in red sits between two pillars with an upright sword in one hand and level scales in the other.',
  maj12:
    'A man hangs upside down by one foot from a wooden beam with green leaves, his other leg crossed behind, a halo round his calm face.',
  maj13:
    'A skeleton in dark armour rides a white horse with a black banner that shows a white rose; a king lies under the hooves with his crown fallen, a child holds up a flower beside a praying bishop.',
  maj14:
    'A winged angel in white pours water from one cup to another, one foot in a pool and one on land, blue irises at the edge.',
  maj15:
    'A red, horned figure with bat wings and goat legs crouches on a stone block, torch lowered; a man and a woman with small horns stand before it in loose chains.',
  maj16:
    'Lightning strikes a white tower on a crag; its crown flies off, fire burns in three windows and two people fall.',
  maj17:
    'Under one great star and seven small ones a woman kneels by a pool and empties two red jugs, one onto the water and one onto the land.',
  maj18:
    'A moon with a face in profile shines between two towers while a dog and a wolf howl and a red crayfish climbs out of the water.',
  maj19:
    'Under a great sun with a face a child with a flower wreath rides a white horse past a garden wall with sunflowers, a red banner in hand.',
  maj20:
    'An angel in the clouds blows a trumpet with a cross flag, and three people rise from open coffins on the sea with their arms lifted.',
  maj21:
    'A dancer with a violet sash and two wands floats inside an oval laurel wreath, with an angel, an eagle, a bull and a lion in the corners.',
  wan01:
    'A hand reaches from a cloud and grips one thick, leafing staff before a white sun; a castle and a river lie below.',
  wan02:
    'A man in a red cap stands behind a battlement, a globe raised in one hand and a staff in the other, a second staff fixed to the wall.',
  wan03:
    'A figure seen from behind in a red cloak stands between three planted staves and looks out at ships on a golden sea.',
  wan04:
    'Two women dance hand in hand with raised bouquets between four staves hung with a garland, a castle behind them.',
  wan05: 'Five youths in different clothes cross staves on a hill; the one on top lifts his level over his head.',
  wan06:
    'A rider with a laurel wreath on his head passes a crowd on a white horse, holding up a staff with a second wreath.',
  wan07: 'A man on a crag in odd shoes holds his staff level in both hands against six staves that rise from below.',
  wan08: 'Eight leafing staves fly slanting down the sky over open country with a river.',
  wan09: 'A man with a bandaged head leans on a staff and looks aside, eight more staves behind him like a fence.',
  wan10: 'A bent man carries ten staves in one great bundle towards the houses of a town.',
  wanP: 'A youth in a feathered cap and a tunic with salamanders looks up at the tall staff in his hands, pyramids behind him.',
  wanN: 'A knight in a plumed helm sits a rearing chestnut horse and brandishes his staff, his red cloak flying like flames.',
  wanQ: 'A crowned queen in gold and red sits on a throne with lions, a staff in one hand, a sunflower in the other, a black cat at her feet.',
  wanK: 'A bearded king with a flame crown sits on a throne with lions and looks aside, a flowering staff in his hand and a small salamander at his feet.',
  cup01:
    'A hand from a cloud holds a golden cup that overflows in streams into a pond with lotus, a dove coming down above it.',
  cup02:
    'A man and a woman face each other and raise two cups; between them rises a staff with two snakes under a winged lion’s head.',
  cup03: 'Three women stand close and lift their cups together over a meadow with fruit.',
  cup04:
    'A youth sits under a tree with folded arms, three cups before him, while a hand from a cloud offers a fourth.',
  cup05:
    'In the rain a figure in a black cloak bows over three spilt cups; two stand upright behind, and a bridge leads to a small tower.',
  cup06:
    'In an old courtyard an older child hands a smaller one a cup filled with white flowers, more flower cups around them.',
  cup07:
    'A dark figure lifts its hands before a cloud with seven cups, each with something else in it: a head, a veiled shape, a snake, a castle, jewels, a wreath, a dragon.',
  cup08: 'A traveller with a staff walks away uphill from eight stacked cups, moon and sun joined in the night sky.',
  cup09: 'A contented man sits on a bench with his arms folded, nine cups in an arch on the draped shelf behind him.',
  cup10:
    'A couple seen from behind lift their arms to a rainbow of ten cups while two children dance beside them, a house in the distance.',
  cupP: 'A youth in a flowered tunic holds a cup from which a fish looks out, waves behind him.',
  cupN: 'A knight with a winged helm rides a white horse at a walk and holds out a golden cup.',
  cupQ: 'A queen on a throne by the sea looks at the closed, ornate cup in her hands.',
  cupK: 'A king sits on a throne amid rough waves with a cup and a short sceptre, a ship on one side and a leaping fish on the other.',
  swo01:
    'A hand from a cloud holds one upright sword through a golden crown hung with olive and palm, bare peaks below.',
  swo02: 'A blindfolded woman in white sits before the sea with two crossed swords on her breast, a thin moon above.',
  swo03: 'A red heart pierced by three swords hangs in the rain under storm clouds.',
  swo04:
    'A stone knight lies on a tomb with hands in prayer, three swords on the wall and one on the side of the tomb, a coloured window above.',
  swo05:
    'A man with a thin smile keeps three swords, two more lie at his feet, while two people walk away towards the water, one hiding the face.',
  swo06:
    'Seen from behind, a ferryman poles a boat with a cloaked woman and a child towards a far shore, six swords standing in the bow.',
  swo07:
    'A man steals off on tiptoe with five swords in his arms and looks back at the tents; two swords are left standing.',
  swo08: 'A bound and blindfolded woman stands among eight swords planted in wet ground, a castle on the rock behind.',
  swo09: 'A person sits up in bed at night with the face in the hands, nine swords in rows on the dark wall.',
  swo10:
    'A figure lies under a red cloth with ten swords standing over it, a black sky with a golden line of dawn behind still water.',
  swoP: 'A youth on rising ground holds a sword upright in both hands and looks over the shoulder, the wind in hair and clouds.',
  swoN: 'A knight charges at full gallop on a white horse, bent over its neck with his sword thrust forward, trees bent by the wind.',
  swoQ: 'A queen seen from the side sits with an upright sword in one hand and the other held out, butterflies on crown and throne.',
  swoK: 'A king in blue faces us from a throne with butterflies, his sword held a little aslant, cypresses behind him.',
  pen01: 'A hand from a cloud holds up one great golden coin over a garden with lilies and an arch in the hedge.',
  pen02:
    'A juggler in a very tall hat dances with two coins in a looped green band, ships on rolling waves behind him.',
  pen03: 'A mason works on a bench under an arch with three coins while a monk and a patron hold up the plan.',
  pen04: 'A crowned man holds a coin to his breast, with one on his crown and one under each foot, a city behind him.',
  pen05: 'Two poor people, one on crutches, go through the snow beneath a lit church window with five coins.',
  pen06: 'A merchant with scales drops coins into the hands of two kneeling people, six large coins around him.',
  pen07: 'A farmer rests his chin on his hoe and looks at a vine laden with coins.',
  pen08: 'A craftsman on a bench hammers a coin, finished ones hung up beside him, a town in the distance.',
  pen09: 'A lady in a flowered robe stands in a vineyard full of coins with a hooded falcon on her glove.',
  pen10:
    'Ten coins joined as a tree of life hang in a great tree under an arch; below, an old man sits with two dogs, a couple with a child behind him.',
  penP: 'A youth in a field lifts one shining coin in his hands and gazes at it.',
  penN: 'A knight in armour sits on a dark horse that stands still on ploughed land and weighs a coin in his hand.',
  penQ: 'A queen sits under an arch of roses with a coin in her lap, goats carved on her throne and a rabbit at her feet.',
  penK: 'A king in a robe of grapes sits on a throne with bulls’ heads, a coin and a sceptre in his hands, a castle behind him.',
  len01: 'A horseman in red with a feathered hat trots to the right on a dark horse and holds up a sealed letter.',
  len02: 'One large four-leaf clover stands in low grass before rays of light.',
  len03: 'A ship with three white sails runs over big waves, a red sun behind it.',
  len04: 'A white house with a red roof and a lit door stands behind a fence at dusk, smoke rising from the chimney.',
  len05: 'A broad tree with deep roots and red fruit stands on a green hill.',
  len06:
    'Dark clouds with rain on the left, bright clouds before the sun on the right, over a hill that is half in shade.',
  len07: 'A green snake lies coiled in the grass with its head raised and tongue out.',
  len08: 'A closed coffin with a wreath stands between two burning candles under a night sky.',
  len09: 'A bunch of many flowers is tied with a blue ribbon.',
  len10: 'A scythe with its blade to the right leans on a sheaf of wheat in a cut field.',
  len11: 'A birch broom and a whip with a long lash are crossed and tied with a red bow before a setting sun.',
  len12: 'Two birds, one blue and one red, sit on a twig with open beaks.',
  len13: 'A smiling child in a blue smock runs across a meadow with a toy windmill in hand, a ball rolling ahead.',
  len14: 'At night a red fox slinks left over the snow, eyes narrowed, head low, its brush hanging behind it.',
  len15: 'A brown bear stands upright at a tree and reaches for a honeycomb with bees around it.',
  len16:
    'The seven stars of the Dipper point to one great star beside the Milky Way, over a small house with a lit window.',
  len17: 'A stork with a twig in its beak stands on a nest on a red roof.',
  len18: 'A brown dog with a red collar sits before a garden gate, looks up and lifts a paw.',
  len19: 'A lone tall tower with one lit window stands on a rock under the night sky.',
  len20:
    'People meet at a fountain in a clipped garden in the sun: one pair arm in arm, and a man who bows over a lady’s hand.',
  len21: 'A steep mountain with a white top stands in the way of a road, a boulder across it.',
  len22:
    'A road parts in two at a signpost with two blank arms: to a sunny village on the left, to forest, rain and bare peaks on the right.',
  len23: 'Three mice gnaw at a sack of grain under a crescent moon, grain spilt on the floor.',
  len24: 'One large red heart with roses beneath it and rays of light around.',
  len25: 'A gold ring with a blue stone shines in the night, a red ribbon below it.',
  len26: 'A closed blue book with clasps and a key on its cover stands upright, a red bookmark hanging out.',
  len27: 'A sealed letter lies on a table by candlelight, behind it an ink pot with a white quill.',
  len28: 'A man in blue with a red cloak stands in a meadow looking right and holds out a red rose.',
  len29: 'A woman in a red gown with a blue mantle stands in a meadow looking left and holds out a white lily.',
  len30: 'White lilies in bloom stand on one stem under a night sky.',
  len31: 'A great sun with a calm face and straight and wavy rays shines over fields of poppies.',
  len32: 'A golden crescent moon with a face shines among stars over a lake and hills.',
  len33: 'One large ornate golden key with a red tassel stands upright in a ring of light.',
  len34: 'Three fish, a red, a golden and a small pale one, swim under the waves.',
  len35: 'An anchor with a rope stands on the shore before a red sun over the sea.',
  len36: 'A plain white cross stands on a hill in a blaze of light.',
};
