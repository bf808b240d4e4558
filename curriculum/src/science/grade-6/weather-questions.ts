import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** Homes of air masses: what lies below, why the air there is warm or cold, and where it goes. */
export const sources = [
  {
    place: 'the Caribbean Sea',
    is: 'a warm sea',
    from: 'The sea is warm all year.',
    to: 'north to Louisiana',
    heat: 'warm',
    water: 'moist',
  },
  {
    place: 'the plains of northern Canada in winter',
    is: 'land covered with snow',
    from: 'In winter the snowy land is very cold.',
    to: 'south to North Dakota',
    heat: 'cold',
    water: 'dry',
  },
  {
    place: 'the desert of northern Mexico in summer',
    is: 'hot, dry land',
    from: 'In summer the desert is hot.',
    to: 'north to Texas',
    heat: 'warm',
    water: 'dry',
  },
  {
    place: 'the ocean south of Alaska in winter',
    is: 'a cold ocean',
    from: 'The ocean there is cold.',
    to: 'southeast to Washington State',
    heat: 'cold',
    water: 'moist',
  },
  {
    place: 'the ocean off eastern Canada in early spring',
    is: 'a cold ocean',
    from: 'The ocean there is cold.',
    to: 'southwest to Maine',
    heat: 'cold',
    water: 'moist',
  },
  {
    place: 'the Pacific Ocean near Hawaii',
    is: 'a warm ocean',
    from: 'The ocean there is warm all year.',
    to: 'northeast to California',
    heat: 'warm',
    water: 'moist',
  },
  {
    place: 'the sea ice near the North Pole in winter',
    is: 'thick ice',
    from: 'In winter the ice is very cold.',
    to: 'south to Minnesota',
    heat: 'cold',
    water: 'dry',
  },
  {
    place: 'the Sahara Desert in summer',
    is: 'hot, dry land',
    from: 'In summer the desert is hot.',
    to: 'north to Spain',
    heat: 'warm',
    water: 'dry',
  },
  {
    place: 'the warm ocean east of Florida',
    is: 'a warm ocean',
    from: 'The ocean there is warm.',
    to: 'northwest to Georgia',
    heat: 'warm',
    water: 'moist',
  },
  {
    place: 'the warm sea off western Mexico in summer',
    is: 'a warm sea',
    from: 'The sea there is warm.',
    to: 'north to Arizona',
    heat: 'warm',
    water: 'moist',
  },
  {
    place: 'the snowy land of the Yukon in winter',
    is: 'land covered with snow',
    from: 'In winter the snowy land is very cold.',
    to: 'southeast to Montana',
    heat: 'cold',
    water: 'dry',
  },
  {
    place: 'the desert of Nevada in summer',
    is: 'hot, dry land',
    from: 'In summer the desert is hot.',
    to: 'northeast to Wyoming',
    heat: 'warm',
    water: 'dry',
  },
  {
    place: 'the cold sea near Iceland',
    is: 'a cold sea',
    from: 'The sea there is cold all year.',
    to: 'southeast to Ireland',
    heat: 'cold',
    water: 'moist',
  },
  {
    place: 'the frozen land of Siberia in winter',
    is: 'land covered with snow',
    from: 'In winter the frozen land is very cold.',
    to: 'southeast to northern China',
    heat: 'cold',
    water: 'dry',
  },
] as const

/** Things to put in order, with pairs that stand the wrong way round. */
export const sequences: Record<
  Level,
  readonly {
    stem: string
    steps: readonly string[]
    wrong: readonly (readonly [misconception: string, before: readonly [string, string], feedback: string])[]
    hints: readonly string[]
    solution: readonly string[]
  }[]
> = {
  1: [
    {
      stem: 'How does a cloud form? Put the steps in order.',
      steps: [
        'water evaporates from a lake',
        'moist air rises',
        'the air cools',
        'water vapor turns into drops',
      ],
      wrong: [
        [
          'cloud-causes',
          ['water vapor turns into drops', 'the air cools'],
          'You let drops form before the air cools. What makes water vapor turn into drops?',
        ],
        [
          'cold-rises',
          ['the air cools', 'moist air rises'],
          'You let the air cool first. Where is it colder: near the ground or high up?',
        ],
        [
          'land-and-water',
          ['moist air rises', 'water evaporates from a lake'],
          'You let moist air rise first. From where does it get its moisture?',
        ],
      ],
      hints: [
        'How does water get into the air in the first place?',
        'High up it is colder. What must happen before the air can cool there?',
      ],
      solution: ['Water has to get into the air first. Then the air rises, gets cold, and drops form.'],
    },
    {
      stem: 'A cold front passes on a summer day. Put in order what people in town notice.',
      steps: [
        'warm, muggy air',
        'tall, dark clouds come near',
        'heavy rain and gusts',
        'cool air and a clearing sky',
      ],
      wrong: [
        [
          'swaps-fronts',
          ['cool air and a clearing sky', 'warm, muggy air'],
          'You put the cool air first. Which air follows behind a cold front?',
        ],
        [
          'cloud-causes',
          ['heavy rain and gusts', 'tall, dark clouds come near'],
          'You put the rain before the clouds. What does rain fall from?',
        ],
        [
          'front-direction',
          ['cool air and a clearing sky', 'heavy rain and gusts'],
          'You put the clearing sky before the rain. Is the front itself past by then?',
        ],
      ],
      hints: [
        'Which air is in town before a cold front comes?',
        'Clouds and rain come with the front itself. What comes behind it?',
      ],
      solution: [
        'Before the front, the warm air is still in town. At the front it is pushed up, with clouds and rain. Behind comes cool air.',
      ],
    },
    {
      stem: 'A high moves away, and a low comes. The barometer is the first to tell. Put in order what people notice.',
      steps: [
        'clear sky and high pressure',
        'the pressure begins to fall',
        'clouds grow thicker',
        'it rains for hours',
      ],
      wrong: [
        [
          'pressure-swapped',
          ['it rains for hours', 'clear sky and high pressure'],
          'You put the rain before the clear sky. Which weather goes with the high that is there first?',
        ],
        [
          'pressure-swapped',
          ['clouds grow thicker', 'the pressure begins to fall'],
          'You put the clouds before the falling pressure. Read again: what is the first to tell that a low comes?',
        ],
        [
          'cloud-causes',
          ['it rains for hours', 'clouds grow thicker'],
          'You put the rain before the clouds. What does rain fall from?',
        ],
      ],
      hints: [
        'What weather goes with a high, and what weather goes with a low?',
        'Read again what the barometer is. And can it rain before there are clouds?',
      ],
      solution: [
        'A high has clear sky. As the low comes near, the pressure falls, clouds grow thicker, and then it rains.',
      ],
    },
    {
      stem: 'How does air from the sea bring fog to a cold coast? Put the steps in order.',
      steps: [
        'air rests over a warm sea',
        'the air gets warm and moist',
        'the air moves over cold land',
        'vapor in the air turns into fog',
      ],
      wrong: [
        [
          'source-ignored',
          ['the air gets warm and moist', 'air rests over a warm sea'],
          'You let the air get warm and moist first. Where does it get that from?',
        ],
        [
          'land-and-water',
          ['the air moves over cold land', 'the air gets warm and moist'],
          'You let the air move to the land before it is moist. Where does water evaporate into it?',
        ],
        [
          'cloud-causes',
          ['vapor in the air turns into fog', 'the air moves over cold land'],
          'You let fog form before the air meets the cold. What makes vapor turn into drops?',
        ],
      ],
      hints: [
        'Where does the air get its water?',
        'Fog is made of tiny drops. What must happen to moist air before drops form?',
      ],
      solution: [
        'Over the warm sea the air gets warm and moist. Over cold land it cools, and its vapor turns into fog.',
      ],
    },
  ],
  2: [
    {
      stem: 'A warm front comes near and passes. Put in order what one sees in the sky.',
      steps: [
        'thin, wispy clouds high up',
        'a thicker gray layer hides the Sun',
        'low clouds with steady rain',
        'warmer air as the rain ends',
      ],
      wrong: [
        [
          'swaps-fronts',
          ['low clouds with steady rain', 'thin, wispy clouds high up'],
          'You put the low clouds first. The warm air climbs a long slope. Which part of it comes over first, the high one or the low one?',
        ],
        [
          'front-direction',
          ['warmer air as the rain ends', 'low clouds with steady rain'],
          'You put the warmer air before the rain. The rain falls ahead of the front. When does the warm air itself arrive?',
        ],
        [
          'cloud-causes',
          ['a thicker gray layer hides the Sun', 'thin, wispy clouds high up'],
          'You put the thick layer first. As the front comes near, do clouds get higher or lower?',
        ],
      ],
      hints: [
        'Warm air slides up a long slope of cold air. Far ahead of the front it is already high up.',
        'As the front comes near, the clouds get lower and thicker. When does the warm air come?',
      ],
      solution: [
        'Far ahead of the front, the warm air is high up, so clouds are thin and high. Near the front they are low and bring rain. Behind it, it is warmer.',
      ],
    },
    {
      stem: 'How does wind start at a sunny beach? Put the steps in order.',
      steps: [
        'the Sun heats the sand more than the sea',
        'air over the sand gets warm and rises',
        'pressure over the sand gets lower',
        'cooler air blows in from the sea',
      ],
      wrong: [
        [
          'cold-rises',
          ['cooler air blows in from the sea', 'air over the sand gets warm and rises'],
          'You let the sea air come first. What makes room for it over the sand?',
        ],
        [
          'pressure-swapped',
          ['pressure over the sand gets lower', 'air over the sand gets warm and rises'],
          'You let the pressure fall first. What happens to the air there so that it presses less?',
        ],
        [
          'cloud-causes',
          ['cooler air blows in from the sea', 'the Sun heats the sand more than the sea'],
          'You start with the wind. What drives it?',
        ],
      ],
      hints: [
        'What gets hot first, and why?',
        'Air moves from higher pressure to lower pressure. What lowers the pressure over the sand?',
      ],
      solution: [
        'The Sun heats the sand, and that warms the air over it. The warm air rises, so pressure there gets lower, and air flows in from the sea.',
      ],
    },
    {
      stem: 'How does a weather forecast come about? Put the steps in order.',
      steps: [
        'stations and satellites measure the air',
        'computers work out how air masses will move',
        'forecasters tell how likely rain is',
        'people see whether it rains',
      ],
      wrong: [
        [
          'weather-stays',
          ['computers work out how air masses will move', 'stations and satellites measure the air'],
          'You let the computers start first. What do they need to know about the air now?',
        ],
        [
          'forecast-certain',
          ['people see whether it rains', 'forecasters tell how likely rain is'],
          'You put the rain before the forecast. A forecast tells what is likely to come. So when is it made?',
        ],
        [
          'forecast-certain',
          ['forecasters tell how likely rain is', 'computers work out how air masses will move'],
          'You put the forecast before the work of the computers. On what would it rest, then?',
        ],
      ],
      hints: [
        'What must be known first: how the air is now, or how it will be?',
        'A forecast rests on data and on how air masses move. When can it be checked?',
      ],
      solution: [
        'First the air is measured. From that, computers work out how air masses will move. Then forecasters tell how likely rain is, and later one can see how good the forecast was.',
      ],
    },
    {
      stem: 'How does a thunderstorm form at a cold front? Put the steps in order.',
      steps: [
        'cold air pushes in under warm air',
        'warm, moist air is lifted fast',
        'its vapor condenses to a tall cloud',
        'heavy rain falls',
      ],
      wrong: [
        [
          'cold-rises',
          ['warm, moist air is lifted fast', 'cold air pushes in under warm air'],
          'You let the warm air be lifted first. What lifts it?',
        ],
        [
          'cloud-causes',
          ['its vapor condenses to a tall cloud', 'warm, moist air is lifted fast'],
          'You put the cloud before the rising air. What makes vapor condense?',
        ],
        [
          'cloud-causes',
          ['heavy rain falls', 'its vapor condenses to a tall cloud'],
          'You put the rain before the cloud. What does rain fall from?',
        ],
      ],
      hints: [
        'Which air is denser, and what does it do to the other?',
        'What happens to moist air that is lifted fast?',
      ],
      solution: [
        'Dense, cold air pushes in below and lifts the warm air. The warm air cools, its vapor condenses to a tall cloud, and heavy rain falls.',
      ],
    },
  ],
  3: [
    {
      stem: 'A low with a warm front and then a cold front passes north of a town. Put in order what the town gets.',
      steps: [
        'cool air with high, thin clouds',
        'long, light rain',
        'warm, moist air',
        'short, heavy rain',
        'cold, dry air',
      ],
      wrong: [
        [
          'swaps-fronts',
          ['short, heavy rain', 'long, light rain'],
          'You put the heavy rain first. That belongs to the cold front. Which front comes first here?',
        ],
        [
          'front-direction',
          ['cold, dry air', 'warm, moist air'],
          'You put the cold air before the warm air. Which front comes last, and which air follows it?',
        ],
        [
          'swaps-fronts',
          ['warm, moist air', 'long, light rain'],
          'You put the warm air before the light rain. The rain of a warm front falls ahead of it.',
        ],
      ],
      hints: [
        'Take the warm front first: what is ahead of it, and what is behind it?',
        'Between the two fronts is warm air. Then the cold front comes, with its own kind of rain.',
      ],
      solution: [
        'First the warm front: high clouds, long rain, and then warm air. After that the cold front: short, heavy rain, and then cold air.',
      ],
    },
    {
      stem: 'Dry, cold air becomes snow for a town. Put the steps in order.',
      steps: [
        'air rests over snowy land in Canada',
        'the air gets cold and dry',
        'it blows over a warmer lake and gets moist',
        'it rises over the far shore and cools',
        'snow falls on the town',
      ],
      wrong: [
        [
          'source-ignored',
          ['the air gets cold and dry', 'air rests over snowy land in Canada'],
          'You let the air get cold first. Where does it get its cold from?',
        ],
        [
          'land-and-water',
          ['it rises over the far shore and cools', 'it blows over a warmer lake and gets moist'],
          'You let the air rise before it gets moist. Where does it take up the water for the snow?',
        ],
        [
          'cloud-causes',
          ['snow falls on the town', 'it rises over the far shore and cools'],
          'You let the snow fall before the air cools. What makes the water leave the air?',
        ],
      ],
      hints: [
        'Where does the air start, and what does it take on there?',
        'Snow needs water. Where on its way does the air get it, and what makes it drop it again?',
      ],
      solution: [
        'The air gets cold and dry over snowy land. Over the lake it takes up water. Over the shore it rises, cools, and lets snow fall.',
      ],
    },
    {
      stem: 'At night the wind at a coast often turns around. Put the steps in order.',
      steps: [
        'after sunset the land cools faster than the sea',
        'air over the sea is now the warmer air and rises',
        'pressure over the sea gets lower than over the land',
        'air blows from the land to the sea',
      ],
      wrong: [
        [
          'cold-rises',
          [
            'air over the sea is now the warmer air and rises',
            'after sunset the land cools faster than the sea',
          ],
          'You let the air rise first. Why is the air over the sea the warmer air at night?',
        ],
        [
          'pressure-swapped',
          [
            'pressure over the sea gets lower than over the land',
            'air over the sea is now the warmer air and rises',
          ],
          'You let the pressure change first. What must the air do so that it presses less on the sea?',
        ],
        [
          'cloud-causes',
          ['air blows from the land to the sea', 'pressure over the sea gets lower than over the land'],
          'You put the wind before the change of pressure. What makes air flow to a place?',
        ],
      ],
      hints: [
        'What cools faster after sunset: land or water?',
        'Air flows from higher to lower pressure. What makes the pressure lower over the sea?',
      ],
      solution: [
        'The land cools faster, so at night the air over the sea is warmer. It rises, the pressure there gets lower, and air flows in from the land.',
      ],
    },
    {
      stem: 'Why is it often dry behind a mountain range? Put the steps in order.',
      steps: [
        'moist air comes in from the ocean',
        'the mountains push it up',
        'it cools, and rain falls',
        'drier air sinks on the far side',
        'it warms up, and the sky clears',
      ],
      wrong: [
        [
          'cloud-causes',
          ['it cools, and rain falls', 'the mountains push it up'],
          'You let rain fall before the air is pushed up. What makes the air cool?',
        ],
        [
          'land-and-water',
          ['drier air sinks on the far side', 'it cools, and rain falls'],
          'You let dry air sink before it rains. Where does the air lose its water?',
        ],
        [
          'pressure-swapped',
          ['it warms up, and the sky clears', 'drier air sinks on the far side'],
          'You let the air warm up before it sinks. Does air warm up on its way up or on its way down?',
        ],
      ],
      hints: [
        'Follow the air from the ocean over the mountains and down again.',
        'On the way up it cools and loses water. What happens on the way down?',
      ],
      solution: [
        'The mountains push the moist air up, it cools, and rain takes water out of it. On the far side the drier air sinks and warms up, so the sky clears.',
      ],
    },
  ],
}

/** The bank by level. */
export const weatherQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: [
    {
      stem: 'What is a front on a weather map?',
      right: 'The border where two air masses meet',
      wrong: [
        [
          'pressure-swapped',
          'The middle of an area of high pressure',
          'The middle of a high is marked with an H. What lies on both sides of a front?',
        ],
        [
          'weather-stays',
          'A line that marks where it always rains',
          'A front moves, and so does its rain. What lies on both sides of it?',
        ],
        [
          'cloud-causes',
          'The edge of a large cloud in the sky',
          'Clouds often form at a front, but they are not the front. What lies on both sides of it?',
        ],
      ],
      hints: [
        'Compare the air on both sides of a front.',
        'On one side the air is warmer than on the other. What meets at the line?',
      ],
      solution: [
        'On the two sides of a front, the air differs in temperature and often in moisture.',
        'So a front is the border between two air masses.',
      ],
    },
    {
      stem: '{name} hears that an area of high pressure will stay over the state all weekend. What weather is most likely?',
      right: 'Mostly clear and dry',
      wrong: [
        [
          'pressure-swapped',
          'Cloudy with much rain',
          'Clouds and rain go with rising air. Which way does air move in a high?',
        ],
        [
          'pressure-swapped',
          'Storms and strong gusts',
          'Storms go with lows. What does sinking air do to clouds?',
        ],
        ['weather-stays', 'Nothing can be said', 'Pressure tells much. Which way does air move in a high?'],
      ],
      hints: ['Does air rise or sink in a high?', 'Sinking air warms up. What happens to clouds then?'],
      solution: [
        'In a high, air sinks and warms up, so clouds vanish.',
        'Mostly clear and dry weather is likely.',
      ],
    },
    {
      stem: 'Why does warm air rise above cold air where the two meet?',
      right: 'Warm air is less dense than cold air',
      wrong: [
        [
          'cold-rises',
          'Warm air is more dense than cold air',
          'Think of a hot-air balloon. What happens to air that is heated?',
        ],
        [
          'cloud-causes',
          'Clouds pull the warm air upward',
          'Clouds form after the air has risen. What is different about warm air?',
        ],
        [
          'cold-rises',
          'Cold air has no weight at all',
          'All air has weight. In which one is more packed into the same space?',
        ],
      ],
      hints: [
        'Think of a hot-air balloon. Why does it go up?',
        'In warm air the particles are farther apart. What does that mean for its mass in the same space?',
      ],
      solution: [
        'In warm air, particles move faster and are farther apart.',
        'So the same space holds less mass: warm air is less dense, and denser air pushes it up.',
      ],
    },
    {
      stem: 'Yesterday it was 75 °F in a town. Today it is 52 °F, with bright sunshine. What explains that best?',
      right: 'A colder air mass has moved in',
      wrong: [
        [
          'weather-stays',
          'The Sun gave off less heat today',
          'The Sun gives off nearly the same each day. What can change from one day to the next?',
        ],
        [
          'cloud-causes',
          'Clouds have cooled the ground',
          'There is bright sunshine, so there are few clouds. What else can bring cold?',
        ],
        [
          'weather-stays',
          'The same air has lost its heat overnight',
          'Nights are a bit cooler, but it is much colder even by day. What can move from one place to another?',
        ],
      ],
      hints: [
        'What can change so fast from one day to the next?',
        'Air moves. From where could cold air come?',
      ],
      solution: [
        'The change is large and fast, and the Sun is shining.',
        'Cold air has come from somewhere else: a colder air mass has moved in.',
      ],
    },
    {
      stem: 'What do half circles on a line of a weather map show?',
      right: 'A warm front that moves the way they point',
      wrong: [
        [
          'swaps-fronts',
          'A cold front that moves the way they point',
          'A cold front has triangles. What do half circles mark?',
        ],
        [
          'front-direction',
          'A warm front that moves the other way',
          'They do mark a warm front. But the symbols show the way it goes.',
        ],
        [
          'weather-stays',
          'A border between two states',
          'A state line does not move. What do half circles mark on a weather map?',
        ],
      ],
      hints: [
        'Triangles and half circles mark two kinds of fronts.',
        'Think of points of ice for cold, and of a rising Sun for warm. Which way do the symbols point?',
      ],
      solution: [
        'Half circles mark a warm front, and triangles mark a cold front.',
        'The symbols stand on the side to which the front moves.',
      ],
    },
    {
      stem: 'The forecast says: 80% chance of rain tomorrow. What does that mean?',
      right: 'Rain is likely, but it may stay dry',
      wrong: [
        ['forecast-certain', 'It will rain for sure', 'For sure would be 100%. What about the other 20%?'],
        [
          'forecast-certain',
          'It will rain for 80% of the day',
          'The number tells how likely rain is, and not how long it lasts.',
        ],
        [
          'forecast-certain',
          'Of 100 places, exactly 80 get rain',
          'It may rain in all of them, or in none. Of 100 days like that, how many have rain?',
        ],
      ],
      hints: ['What would a chance of 100% mean?', 'Of 100 days like that, on about how many does it rain?'],
      solution: [
        '80% means that on about 80 of 100 such days it rains.',
        'So rain is likely, but on about 20 of 100 such days it stays dry.',
      ],
    },
  ],
  2: [
    {
      stem: 'A map shows a cold front 200 miles west of Tulsa. It moves east. {name} in Tulsa says: “It will get colder because clouds block the Sun.” What is a better reason?',
      right: 'Cold air behind the front will take the place of the warm air',
      wrong: [
        [
          'cloud-causes',
          'Clouds at the front are made of ice and cool the town down',
          'Clouds come with a front, but it stays cold when they are gone. Which air comes behind them?',
        ],
        [
          'weather-stays',
          'The air in Tulsa loses its heat by itself',
          'That would be slow. What moves toward Tulsa?',
        ],
        [
          'swaps-fronts',
          'Warm air behind the front will slide over the town',
          'A cold front is named for the air behind it. Which air is that?',
        ],
      ],
      hints: [
        'What lies behind a cold front?',
        'After the front, the sky may be clear and it is still cold. So what has changed?',
      ],
      solution: [
        'Behind a cold front there is cold air.',
        'As the front moves over Tulsa, that cold air takes the place of the warm air. Clouds are not needed for that.',
      ],
    },
    {
      stem: 'Air flows from places of high pressure to places of low pressure. Town A has 1,022 mb, and Town B has 1,004 mb. What is most likely?',
      right: 'Town A is clear, and Town B is cloudy',
      wrong: [
        [
          'pressure-swapped',
          'Town A is cloudy, and Town B is clear',
          'Clouds go with rising air. Is that where pressure is high, or where it is low?',
        ],
        [
          'weather-stays',
          'Both have the same weather',
          'The pressures differ by 18 mb, and that is much. Where does air rise?',
        ],
        ['pressure-swapped', 'Both have storms with hail', 'In a high, air sinks. Do storms grow there?'],
      ],
      hints: [
        'Which town is in a high, and which one is in a low?',
        'In which of them does air rise and cool?',
      ],
      solution: [
        'Town A has the higher pressure: air sinks there, and the sky clears.',
        'Town B has the lower pressure: air flows in, rises, cools, and clouds form.',
      ],
    },
    {
      stem: 'Two air masses move to Kansas: one from the Caribbean Sea, the other from northern Canada. Where they meet, there are big storms. Where does most of the water in these storms come from?',
      right: 'From the air of the Caribbean Sea',
      wrong: [
        [
          'land-and-water',
          'From the air of northern Canada',
          'Air over cold land takes up little water. Which of the two comes from a warm sea?',
        ],
        [
          'weather-stays',
          'From the ground in Kansas',
          'Some does, but a big storm needs very much. Which air mass is moist?',
        ],
        [
          'land-and-water',
          'From both in equal parts',
          'Does cold air over land hold as much water as warm air over a sea?',
        ],
      ],
      hints: [
        'Where did each of the air masses take up water?',
        'Warm sea or cold land: over which does more water evaporate?',
      ],
      solution: [
        'Over a warm sea, much water evaporates into the air.',
        'Air from cold land is dry.',
        'So most of the water comes with the air from the Caribbean Sea.',
      ],
    },
    {
      stem: 'A barometer shows air pressure. It has been falling fast for hours. What should {name} expect?',
      right: 'A low or a front is coming, so rain is likely',
      wrong: [
        [
          'pressure-swapped',
          'A high is coming, so clear sky is likely',
          'In a high, the pressure is high. Which way does it go here?',
        ],
        [
          'weather-stays',
          'Nothing, as pressure has no part in weather',
          'Air moves because of pressure. What comes near when it falls?',
        ],
        [
          'cold-rises',
          'The air gets heavier, so it will get cold at once',
          'Falling pressure means that less air presses down. What does that tell?',
        ],
      ],
      hints: [
        'Where is pressure low: in clear weather, or near storms?',
        'If pressure falls, what kind of place is coming nearer?',
      ],
      solution: [
        'Falling pressure tells that a low or a front comes near.',
        'There air rises and clouds form, so rain is likely.',
      ],
    },
    {
      stem: 'In fall, a map shows a cold front from the Great Lakes to Texas. Which sentence about the two sides is most likely right?',
      right: 'West of it is cool, dry air, and east of it is warm, moist air',
      wrong: [
        [
          'swaps-fronts',
          'West of it is warm, moist air, and east of it is cool, dry air',
          'Such fronts most often move to the east. Which air is behind a cold front?',
        ],
        [
          'front-direction',
          'On both sides is cool, dry air that came from the north',
          'A front is a border. What differs on its two sides?',
        ],
        [
          'weather-stays',
          'On both sides is the same air, but with rain in the middle',
          'A front is a border. What differs on its two sides?',
        ],
      ],
      hints: [
        'Weather in the United States most often moves from west to east.',
        'A cold front moves east. So on which side of it is the cold air?',
      ],
      solution: [
        'Such a front most often moves east, and cold air follows behind it.',
        'So west of it is cool, dry air. East of it is the warm, moist air that is still to be pushed away.',
      ],
    },
    {
      stem: 'Which two air masses are most different from each other?',
      right: 'Air from a warm sea and air from cold land',
      wrong: [
        [
          'land-and-water',
          'Air from a warm sea and air from a warm bay',
          'Both are warm and moist. Which pair differs in warmth and in moisture?',
        ],
        [
          'source-ignored',
          'Air from snowy plains and air from sea ice',
          'Both are cold and dry. Which pair differs in warmth and in moisture?',
        ],
        [
          'land-and-water',
          'Air from a hot desert and air from a warm sea',
          'These differ in moisture, but both are warm. Which pair differs in both?',
        ],
      ],
      hints: [
        'Air masses differ in two ways: warm or cold, and moist or dry.',
        'Go through each pair. Which one differs in both ways?',
      ],
      solution: [
        'Air from a warm sea is warm and moist. Air from cold land is cold and dry.',
        'So these two differ in both ways. The other pairs share at least one.',
      ],
    },
  ],
  3: [
    {
      stem: 'In the morning it is 68 °F in Atlanta with wind from the south. A cold front is expected at 3 p.m., but by 6 p.m. it is still 70 °F. Which claim is best supported?',
      right: 'The front has slowed down or stopped before Atlanta',
      wrong: [
        [
          'forecast-certain',
          'The forecast was made without any data',
          'Forecasts rest on data, but fronts can change their speed. What do 70 °F tell?',
        ],
        [
          'front-direction',
          'The front has passed but has brought no change',
          'Behind a cold front it gets colder. Has it?',
        ],
        [
          'swaps-fronts',
          'It was a warm front, and it has passed by now',
          'It is about as warm as before. Is there a sign that any front has passed?',
        ],
      ],
      hints: [
        'What would the temperature do if the cold front had passed?',
        'It is still warm. Where must the front be?',
      ],
      solution: [
        'After a cold front it would be colder, but it is still 70 °F.',
        'So the front has not arrived. It may have slowed down or stopped.',
        'That is why forecasts tell what is likely.',
      ],
    },
    {
      stem: 'Which data would best show that a cold front, and not just nightfall, made the temperature drop?',
      right: 'The wind turned as the pressure rose',
      wrong: [
        [
          'reads-one-point',
          'The temperature was low at midnight',
          'Nights are often cool. Which other signs go with a front?',
        ],
        [
          'cloud-causes',
          'Some clouds came up in the evening',
          'Clouds can come without a front. Which signs go with new air?',
        ],
        [
          'weather-stays',
          'The ground was cooler than at noon',
          'The ground cools each night. Which signs go with new air?',
        ],
      ],
      hints: [
        'What changes when a new air mass moves in, besides temperature?',
        'At nightfall the wind need not turn. What do wind and pressure do when a cold front passes?',
      ],
      solution: [
        'Each night it gets cooler, so a drop alone does not show a front.',
        'When a cold front passes, the wind turns and the pressure starts to rise. Nightfall does not do that.',
      ],
    },
    {
      stem: 'Cold, dry air moves from Canada over plowed fields in warm Oklahoma and rests there for a week. What is most likely?',
      right: 'The air slowly gets warmer above the warm land',
      wrong: [
        [
          'source-ignored',
          'The air stays just as cold as it was in Canada',
          'Air takes on the temperature of what lies below. Is that still cold?',
        ],
        [
          'weather-stays',
          'The land gets as cold as Canada and stays so',
          'The Sun goes on to heat the land. Which way does heat flow?',
        ],
        [
          'land-and-water',
          'The air gets as moist as over an ocean',
          'Fields give off some water, but much less than an ocean.',
        ],
      ],
      hints: [
        'What does an air mass do when it rests for days?',
        'Now there is warm land below. What does that do to the air?',
      ],
      solution: [
        'An air mass takes on the temperature of what lies below.',
        'The land in Oklahoma is warm, so the air slowly gets warmer.',
        'So air masses change as they move.',
      ],
    },
    {
      stem: 'Three computer models forecast the path of a low. For tomorrow they nearly agree. For next week they differ by 500 miles. Why?',
      right: 'Small differences grow larger with time',
      wrong: [
        [
          'forecast-certain',
          'Two of the three must be broken',
          'For tomorrow all three agree. What happens to small differences over many days?',
        ],
        [
          'weather-stays',
          'Lows do not move for more than a day',
          'Lows can move for many days. What happens to small differences in that time?',
        ],
        [
          'forecast-certain',
          'Nobody measures the weather for next week',
          'Nobody can measure what is still to come. So what do models start from?',
        ],
      ],
      hints: [
        'All three start with today’s data, but not with exactly the same.',
        'Two balls roll off in almost the same direction. How far apart are they after a meter, and after a mile?',
      ],
      solution: [
        'The models start with slightly different data.',
        'Day by day, these small differences grow.',
        'So a forecast for tomorrow is more certain than one for next week.',
      ],
    },
    {
      stem: 'A low moves from Colorado to Ohio. Ahead of it, wind in Ohio comes from the south. Behind it, wind comes from the northwest. What will the air in Ohio be like?',
      right: 'First warm and moist, and later cold and dry',
      wrong: [
        [
          'front-direction',
          'First cold and dry, and later warm and moist',
          'Wind from the south comes first. What kind of air does it bring?',
        ],
        [
          'land-and-water',
          'First warm and dry, and later cold and moist',
          'In the south lies a warm sea, and in the northwest lies cold land. What does that mean for moisture?',
        ],
        [
          'weather-stays',
          'The same all the time, only with more clouds',
          'The wind turns from south to northwest. Does it bring the same air?',
        ],
      ],
      hints: [
        'Wind brings air from where it comes from.',
        'What lies in the south, and what lies in the northwest?',
      ],
      solution: [
        'Wind from the south brings warm, moist air from the sea.',
        'After the low has passed, wind from the northwest brings cold, dry air from land.',
      ],
    },
    {
      stem: 'A cold front lifts warm air over a desert, but no clouds form. What is the most likely reason?',
      right: 'The warm air holds very little water',
      wrong: [
        [
          'cold-rises',
          'The warm air sinks under the cold air',
          'Cold air is denser. Which of the two is lifted?',
        ],
        [
          'pressure-swapped',
          'The pressure is too low for clouds',
          'Clouds like low pressure. What else does a cloud need?',
        ],
        [
          'swaps-fronts',
          'A cold front can never make clouds',
          'Cold fronts often make clouds. What is different in a desert?',
        ],
      ],
      hints: [
        'What are clouds made of?',
        'Air cools when it is lifted. What must be in it so that drops can form?',
      ],
      solution: [
        'Clouds are made of drops that form when water vapor cools.',
        'Over a desert the air is dry. It is lifted and cools, but there is too little water for clouds.',
      ],
    },
  ],
}
