/**
 * Words of three to seven letters that a ten-year-old can spell. None is hurtful in combination with another, and no
 * two sound alike. There are 1,121, so four random ones are 40.5 bits: one of 1.5 trillion combinations.
 */
export const words: readonly string[] = `
acorn acre actor album aloe alpaca alpine amber anchor angle ankle answer apple apricot apron aqua arcade arch arena
arrow artist aspen aster atlas attic author autumn avenue avocado
bacon badge badger bagel baker bakery balcony ballad ballet balloon bamboo banana bandana banjo barber barley barn
barrel basil basin basket bath bay beach beacon beagle beak beam bean beanie beaver beetle bell belt bench berry
bicycle birch biscuit bison blanket blaze blazer blender block blossom blouse board boat bobcat bobsled bonfire bonnet
book boot border bottle boulder bouquet bowl boxcar bracket braid branch brass bread breeze brick bridge bridle bronze
brooch brook broom brownie brush bubble bucket buckle buddy buffalo buggy bugle bumper bunny bus bush butter button
buzzer
cabbage cabin caboose cactus cafe cake calf camel camera camp campus canal canary candle candy canoe canyon cape
captain caramel caravan cargo caribou carpet carrot carton cashew castle cedar celery cello cereal chair chalk channel
chapel chart cheddar cheese cheetah cherry chess chime choir cider cinema circle circus citrus city clam claw clay
cliff clock closet cloth cloud clover clown coach coast coat cobalt cobbler cockpit cocoa coconut coffee coin collar
college comet comic compass compost concert condor cone cookie copper coral corner cosmos costume cottage cotton couch
coupon cousin cove cowboy coyote crab cracker cradle crane crater crayon cream creek crew cricket crocus crop crow
crown cruise crumb crystal cub cube cuckoo cup curry curtain cushion custard cycle cyclone cymbal cypress
dahlia dairy daisy dance dawn deck delta denim desert desk dial diamond diary digit dime diner dinner dock doctor
dollar dolphin dome doodle door dove dragon drawer dresser drizzle drum duck dugout dune
eagle earth easel east echo eclair eel egg elastic elbow elk elm ember emerald emu engine evening exit
fable fabric fairy falcon falls family farm farmer feather fedora felt fence fern ferry fiddle field fig filter fin
finch fire fish fjord flag flame flannel flax fleece flint float flock floor flute fog folder foliage forest fork fort
fossil fountain fox frame freckle freeway freight friday frisbee frog frost fruit fudge funnel
gadget galaxy gallery galley gallon gallop garage garden garlic gate gazebo gazelle gecko gem geode gerbil gibbon gift
ginger giraffe glacier glade glass glider glitter globe glove goat goggles gold golf gondola gopher gourd gown grain
granite granola grape grass gravel gravy griddle grove guava guitar gull gumdrop gym
halibut hallway halo hammer handbag handle hanger harbor harmony harness harp harvest hat hatch haven hawk hay hayloft
hazel heart heather hedge helmet hen herb heron hickory hiking hill hinge hobby hockey hollow holly home honey hoof
hoop horizon hornet horse hotel hound house hummus hut
iceberg icicle igloo iguana impala indigo ink inn insect iris iron island ivy
jackal jacket jackpot jade jaguar jam jar jasmine jeep jelly jersey jet jewel jigsaw jockey jogger joke journal joy
judge jug juice jumper jungle junior juniper
kale kayak kelp kennel kettle key kiln kilt kingdom kiosk kitchen kite kitten kiwi koala
label lace ladder lagoon lake lamb lamp landing lane lantern laptop lark lasso latch laurel lava lawn leader leaf
league leather ledge legend lemon lemur lens lentil lesson letter lettuce level library lid lilac lily lime linden
linen link lion lizard llama lobby lobster locket lodge log loom lotion lotus lounge lumber lunch lupine lynx
macaw machine magic magnet magpie mallet mango mantis map maple marble march margin marina market marlin maroon marsh
marten mascot mask mat meadow melody melon menu mermaid mesa metal meteor midday milk mill mink minnow mint mirror
mist mitten mixer mocha model monarch monday monitor moon moose moped morning mosaic moss motel moth motor mound
mountain mouse movie muffin mug mural museum music mustang mustard
nachos napkin nation nature navy nectar needle neon nephew nest net nettle newt nickel night nimbus noodle noon north
novel nugget nurse nursery nutmeg
oak oasis oatmeal oats oboe ocean october octopus officer oil okra olive omelet onion opal opera orange orbit orca
orchard orchid organ oriole ostrich otter outfit outlet oval oven owl owner oxygen oyster
package paddle page paint palace palm pancake panda pansy panther pantry papaya paper parade park parka parrot parsley
parsnip party pasta pastry pasture patrol peach peacock peanut pebble pecan pedal pelican pen pencil pendant penguin
penny peony pepper perfume pesto petal phone photo piano pickle picnic picture pie pigeon pillow pilot pine pinto
pioneer pita pixel pizza planet plank plant plaster plate player plaza plow plum plywood pocket podium poem polka polo
poncho pond pony poodle pool popcorn poplar poppy porch possum poster potato potter pottery prairie prawn present
pretzel prince printer prism prize pudding puddle puffin pulley pumpkin pupil puppet purple putty puzzle pyramid
python
quail quarter quartet quartz quilt quiver quiz
rabbit raccoon racket radar radio radish raft railway rain rainbow raisin rake ranch rapids rattle raven ray recess
recipe record reef relay relish rhino ribbon rice riddle rider ridge rink ripple river road roast robe robin robot
rocket roof rooster rope rose rowboat royal rubber ruby rudder rug ruler runway
saddle saffron sage sail sailor salad salmon salsa salt sand sandal sapling sardine satchel satin saturn sauce saucer
savanna sawdust scallop scarf school scooter scout scroll season seaweed seed seesaw sesame shack shadow shark shed
sheep shelf shell shelter sherbet sheriff shield shingle ship shirt shoe shop shore shovel shower shrimp shrub shuttle
silk silo silver skate sketch skillet skirt sky skylark slate sled sleet sleeve slide slipper slope snack snapper snow
snowman soap soccer sock soda sofa solar song soup spade spark sparrow spatula spice spider spinach spiral splash
sponge spoon sport spring spruce square squash stable stadium stage stairs stamp star station statue steam stencil
stereo stew stilts stone stool storm stove straw stream street string subway sugar suit summer sundae sunrise sunset
supper surf surgeon sushi swamp swan sweater swing switch syrup
table tablet taco tadpole taffy tailor tango taxi teacup teal team teapot teddy temple tempo tennis tent terrace
theater thicket thread thrush thumb thunder thyme ticket tide tiger tile timber tin tinsel titan toast toaster toffee
token tomato topaz torch tornado toucan towel tower town toy track tractor trail train travel tray treasure tree
trolley trophy trout truck truffle trumpet trunk tuba tulip tuna tundra tunnel turban turnip turtle tuxedo tweed twig
twine
umbrella uncle uniform urchin
vacuum valley van vanilla vase velvet vendor verse vest victory village vine vinegar viola violet violin visor vitamin
volcano vole volley voyage vulture
waffle wagon waiter walkway wall walnut waltz wand wasp watch water wave weather weaver weekend west wheat wheel
whisker whistle wicker widget wildcat willow wind window winner winter wire wizard wolf wombat wonder wood wool wreath
wren writer
yacht yam yard yarn yellow yogurt yolk yoyo
zebra zinc zinnia zipper zodiac zoo
`
  .trim()
  .split(/\s+/)
  .filter((word, index, all) => all.indexOf(word) === index)
