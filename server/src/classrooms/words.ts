/**
 * Words that a ten-year-old spells without help, three to seven letters, none that teases in the company of another
 * and none that sounds like one beside it. There are 441: three by chance are one of 85 million.
 */
export const words: readonly string[] = `
acorn actor album amber anchor ankle answer apple apron arch arena arrow atlas attic autumn
badge bagel baker bakery ballad bamboo banana banjo barley barn basil basket beach beacon beaver bell bench berry
bicycle birch bison blanket blossom board boat bonfire book border bottle boulder bowl branch bread breeze brick
bridge bronze brook broom brush bubble bucket buffalo button
cabin cactus camel camera camp canal candle canoe canyon captain caramel caravan cargo carpet carrot castle cedar
cello cereal chalk cherry chess chime cinema circle circus citrus city clay cliff clock cloud clover coast cobalt
cocoa comet compass copper coral corner cotton couch cousin cradle crane crayon cricket crown crystal cup
curtain cushion cycle
dahlia daisy dance dawn deck delta denim desert desk diary dinner dolphin door dragon drum dune
eagle earth easel echo elbow elm ember engine evening
fabric falcon farm feather fern ferry fiddle field finch fire flag flame flute forest fork fountain fox freckle
friday frog fruit
galaxy gallery garden garlic gate gecko ginger giraffe glacier glider globe glove gold granite grape gravel
grove guitar
hammer harbor harp harvest hat hawk hazel hedge helmet heron hill hockey holly honey horizon horse house hummus
icicle igloo indigo ink iris iron island ivy
jacket jaguar jasmine jelly jigsaw journal judge juice jungle juniper
kayak kettle key kingdom kite kitten kiwi koala
ladder lagoon lake lamp lantern laptop laurel lava lawn leaf lemon lesson letter lilac lily lime linen lion lizard
llama lobby locket lotus lunch lynx
magnet mango maple marble march market mask meadow melody melon metal meteor mint mirror mitten monday moon moose
morning mosaic moss motor mountain muffin museum music
napkin nectar needle nest night noodle north novel nugget
oak oasis oats ocean olive onion opal opera orange orbit orchard orchid otter oven owl oyster
paddle page paint palace palm panda paper parade parrot pasta peach peacock pebble pencil penguin pepper piano
picnic pillow pilot pine planet plaza plum pocket poem pond poplar poppy prairie puppet puzzle pyramid
quartz quilt quiver
rabbit raccoon radio raft rain ranch raven recipe reef ribbon rice river robin rocket roof rose ruby
saddle sail salad salmon sand sandal satin saturn school scout season shadow sheep shell ship silver sketch sky
sled snow sofa sparrow spice spinach spoon spring square squash stable star station stone storm stream summer
sunset swan
table tablet tango teapot temple tent theater thunder tiger timber toast tomato topaz torch tower tractor trail
train travel treasure tree trumpet tulip tunnel turtle
umbrella uncle valley vanilla velvet village violet violin volcano voyage
waffle wagon walnut water wave weather wheat wheel whistle willow window winter wolf wood wool
yacht yellow yogurt zebra zipper
`
  .trim()
  .split(/\s+/)
  .filter((word, place, all) => all.indexOf(word) === place)
