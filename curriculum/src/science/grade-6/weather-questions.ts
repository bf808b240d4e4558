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
    place: 'the frozen land of Siberia in winter',
    is: 'land covered with snow',
    from: 'In winter the frozen land is very cold.',
    to: 'southeast to northern China',
    heat: 'cold',
    water: 'dry',
  },
] as const

/** A gap: its right word, and wrong ones with whose thinking each is and what we say. */
interface Gap {
  label: string
  right: string
  wrong: readonly (readonly [misconception: string, text: string, feedback: string])[]
}
interface GapStory {
  stem: string
  parts: readonly (string | Gap)[]
  hints: readonly string[]
  solution: readonly string[]
}

const under: Gap = {
  label: 'where the cold air goes',
  right: 'under',
  wrong: [
    [
      'cold-rises',
      'over',
      'Cold air is denser than warm air. Does a dense thing slide over a lighter one, or under it?',
    ],
  ],
}
const over: Gap = {
  label: 'where the warm air goes',
  right: 'over',
  wrong: [
    [
      'cold-rises',
      'under',
      'Warm air is less dense than cold air. Does it slide under the cold air, or over it?',
    ],
  ],
}
const after = (right: 'colder' | 'warmer'): Gap => ({
  label: 'temperature afterward',
  right,
  wrong: [
    [
      'swaps-fronts',
      right === 'colder' ? 'warmer' : 'colder',
      'A front is named for the air that comes behind it. Which air follows here?',
    ],
    ['weather-stays', 'no different', 'A front brings another air mass. Will the air be just like before?'],
  ],
})

/** How fronts work, with gaps to fill. */
export const frontStories: readonly GapStory[] = [
  {
    stem: 'A cold front moves toward a town where the air is warm and moist. Fill the gaps.',
    parts: [
      'The cold air pushes in ',
      under,
      ' the warm air. The warm air rises fast, and ',
      {
        label: 'clouds',
        right: 'tall clouds',
        wrong: [
          [
            'swaps-fronts',
            'flat, spread-out clouds',
            'Flat clouds form where air rises slowly. How does it rise here?',
          ],
          [
            'cloud-causes',
            'no clouds',
            'The warm air is moist. What happens to its water when it rises and cools?',
          ],
        ],
      },
      ' form. After the front, it gets ',
      after('colder'),
      '.',
    ],
    hints: [
      'Which air is denser, the cold one or the warm one?',
      'Air that is pushed up fast makes clouds that grow upward. And which air is in town when the front has passed?',
    ],
    solution: [
      'Cold air is denser, so it pushes in under the warm air.',
      'The warm air is lifted fast, its water condenses, and tall clouds form.',
      'Behind a cold front comes cold air, so it gets colder.',
    ],
  },
  {
    stem: 'A warm front moves toward a town where the air is cool. Fill the gaps.',
    parts: [
      'The warm air slides ',
      over,
      ' the cool air. It rises slowly, and so the rain is most often ',
      {
        label: 'kind of rain',
        right: 'light and long',
        wrong: [
          [
            'swaps-fronts',
            'short and heavy',
            'Short, heavy rain comes where air rises fast. How does it rise here?',
          ],
        ],
      },
      '. After the front, it gets ',
      after('warmer'),
      '.',
    ],
    hints: [
      'Which air is less dense, the warm one or the cool one?',
      'A slow rise over a wide area makes spread-out clouds. What kind of rain comes from these?',
    ],
    solution: [
      'Warm air is less dense, so it slides over the cool air.',
      'It rises slowly over a wide area, and so rain is light and lasts long.',
      'Behind a warm front comes warm air, so it gets warmer.',
    ],
  },
  {
    stem: 'An area of low pressure comes near. Fill the gaps.',
    parts: [
      'In a low, air flows in near the ground and then ',
      {
        label: 'motion of the air',
        right: 'rises',
        wrong: [
          [
            'pressure-swapped',
            'sinks',
            'Sinking air belongs to a high. Where can air go that flows together near the ground?',
          ],
        ],
      },
      '. While it moves in this way, it ',
      {
        label: 'temperature of the rising air',
        right: 'cools',
        wrong: [
          [
            'cold-rises',
            'warms up',
            'The air is colder high up than near the ground. What happens to air that goes there?',
          ],
        ],
      },
      ', and its water vapor turns into ',
      {
        label: 'what forms',
        right: 'clouds',
        wrong: [
          [
            'pressure-swapped',
            'clear sky',
            'When water vapor cools enough, it condenses to drops. What do we see then?',
          ],
        ],
      },
      '.',
    ],
    hints: [
      'Air that flows together near the ground cannot go down. Where does it go?',
      'What happens to water vapor when air cools?',
    ],
    solution: [
      'Air that flows together near the ground has to rise.',
      'Rising air cools, and its water vapor condenses to tiny drops.',
      'These drops make clouds, so a low often brings rain.',
    ],
  },
  {
    stem: 'An area of high pressure stays over a state. Fill the gaps.',
    parts: [
      'In a high, air slowly ',
      {
        label: 'motion of the air',
        right: 'sinks',
        wrong: [
          [
            'pressure-swapped',
            'rises',
            'Rising air belongs to a low. Which way must air move to press harder on the ground?',
          ],
        ],
      },
      ' and warms up. Clouds ',
      {
        label: 'what clouds do',
        right: 'mostly vanish',
        wrong: [
          [
            'pressure-swapped',
            'mostly grow',
            'Clouds grow where air cools. Here it warms up as it goes down.',
          ],
          [
            'cloud-causes',
            'push the air up',
            'Clouds do not push air. What happens to drops in air that gets warmer?',
          ],
        ],
      },
      ', and the sky is most often ',
      {
        label: 'sky',
        right: 'clear',
        wrong: [
          ['pressure-swapped', 'stormy', 'Storms need rising, moist air. Which way does air move in a high?'],
        ],
      },
      '.',
    ],
    hints: [
      'High pressure means that much air presses down. Which way does the air move?',
      'In air that warms up, do drops grow or evaporate?',
    ],
    solution: [
      'In a high, air sinks slowly, and as it sinks, it warms up.',
      'In warmer air the drops of clouds evaporate.',
      'So the sky is most often clear.',
    ],
  },
  {
    stem: 'A cold air mass and a warm one meet, and neither one moves. Fill the gaps.',
    parts: [
      'The border between them is called ',
      {
        label: 'kind of front',
        right: 'a stationary front',
        wrong: [
          ['swaps-fronts', 'a cold front', 'At a cold front, cold air moves in. What does it do here?'],
          ['swaps-fronts', 'a warm front', 'At a warm front, warm air moves in. What does it do here?'],
        ],
      },
      '. Clouds and rain can stay ',
      {
        label: 'how long',
        right: 'for days',
        wrong: [
          [
            'weather-stays',
            'for a few minutes',
            'A front that moves brings rain and leaves. What if it does not move?',
          ],
        ],
      },
      ', because the front ',
      {
        label: 'what the front does',
        right: 'hardly moves',
        wrong: [
          ['front-direction', 'moves fast', 'Read the first sentence again: does either air mass move?'],
        ],
      },
      '.',
    ],
    hints: [
      '“Stationary” means that something stays in its place.',
      'If the front stays, what about its clouds and rain?',
    ],
    solution: [
      'Neither air mass moves the other, so the border stays where it is: a stationary front.',
      'Its clouds and rain stay, too, often for days.',
    ],
  },
  {
    stem: 'On a map, triangles on a blue line point toward Denver. Fill the gaps.',
    parts: [
      'The line is ',
      {
        label: 'kind of front',
        right: 'a cold front',
        wrong: [
          [
            'swaps-fronts',
            'a warm front',
            'A warm front is drawn with half circles. What do triangles mark?',
          ],
        ],
      },
      '. It moves ',
      {
        label: 'direction',
        right: 'toward Denver',
        wrong: [
          [
            'front-direction',
            'away from Denver',
            'The triangles point the way in which the front moves. Which way do they point?',
          ],
        ],
      },
      '. When it has passed, the air pressure in Denver most likely ',
      {
        label: 'pressure afterward',
        right: 'rises',
        wrong: [
          [
            'pressure-swapped',
            'falls',
            'Cold air is dense and presses more. What does that do to the pressure?',
          ],
        ],
      },
      '.',
    ],
    hints: [
      'Triangles mark one kind of front, and half circles the other.',
      'Behind this front, the air is cold and dense. Does it press harder, or less?',
    ],
    solution: [
      'Triangles mark a cold front, and they point the way in which it moves: toward Denver.',
      'Behind it comes cold, dense air, which presses harder, so the pressure rises.',
    ],
  },
]

/** Reports from one place, to be read as the passing of air masses. */
export const reports: readonly GapStory[] = [
  {
    stem: 'At noon it is 78 °F and muggy, with wind from the south. At 2 p.m. there is a short, heavy storm. At 4 p.m. it is 59 °F and dry, with wind from the northwest.',
    parts: [
      'What passed was ',
      {
        label: 'kind of front',
        right: 'a cold front',
        wrong: [['swaps-fronts', 'a warm front', 'Compare noon with 4 p.m.: which kind of air has come?']],
      },
      '. The air at 4 p.m. most likely came from ',
      {
        label: 'home of the air',
        right: 'land in the north',
        wrong: [
          [
            'land-and-water',
            'a sea in the south',
            'Air from a warm sea is warm and moist. What is it like at 4 p.m.?',
          ],
          [
            'weather-stays',
            'the same place as before',
            'It is much colder and drier, and the wind has turned. Can it be the same air?',
          ],
        ],
      },
      '. Now the air pressure is most likely ',
      {
        label: 'pressure',
        right: 'rising',
        wrong: [
          [
            'pressure-swapped',
            'falling',
            'Pressure falls before a front. What is it like after a cold front, when dense air comes in?',
          ],
        ],
      },
      '.',
    ],
    hints: [
      'Compare noon with 4 p.m.: temperature, moisture, and wind.',
      'Wind from the northwest brings air from there. Which kind of air is dense and makes the pressure go up?',
    ],
    solution: [
      'From 78 °F and muggy it changed to 59 °F and dry: a cold front has passed.',
      'Dry air with wind from the northwest comes from land in the north.',
      'Cold air is dense, so the pressure rises behind the front.',
    ],
  },
  {
    stem: 'On Monday there are thin, high clouds and it is 40 °F. On Tuesday low gray clouds bring light rain all day. On Wednesday it is 57 °F, with wind from the south.',
    parts: [
      'What passed was ',
      {
        label: 'kind of front',
        right: 'a warm front',
        wrong: [
          ['swaps-fronts', 'a cold front', 'Compare Monday with Wednesday: which kind of air has come?'],
        ],
      },
      '. On Tuesday, warm air was sliding ',
      {
        label: 'motion of the warm air',
        right: 'over',
        wrong: [['cold-rises', 'under', 'Warm air is less dense than cold air. Where does it go?']],
      },
      ' colder air. On Wednesday the place is ',
      {
        label: 'air mass now',
        right: 'in warm air',
        wrong: [
          ['front-direction', 'in cold air', 'Look at Wednesday’s temperature. Which air is there now?'],
        ],
      },
      '.',
    ],
    hints: [
      'How do the clouds change from day to day, and how does the temperature?',
      'Light rain that lasts for long fits air that rises slowly. Which front is like that?',
    ],
    solution: [
      'High clouds first, then long light rain, then warmer air: a warm front has passed.',
      'On Tuesday, warm air was sliding over the colder air.',
      'On Wednesday the place is in the warm air.',
    ],
  },
  {
    stem: 'The air pressure in a town falls all day, and clouds grow thicker. A map shows a low to the west that moves east.',
    parts: [
      'The low is coming ',
      {
        label: 'direction',
        right: 'closer',
        wrong: [
          ['front-direction', 'less close', 'The low is in the west and moves east. So where does it go?'],
        ],
      },
      '. Tomorrow, rain is ',
      {
        label: 'chance of rain',
        right: 'likely',
        wrong: [
          [
            'forecast-certain',
            'certain',
            'A low often brings rain, but it may turn aside or be weak. Can it be sure?',
          ],
          [
            'pressure-swapped',
            'out of the question',
            'In a low, air rises and clouds form. Can rain be ruled out?',
          ],
        ],
      },
      '. The reason is that air in a low ',
      {
        label: 'motion of the air',
        right: 'rises',
        wrong: [['pressure-swapped', 'sinks', 'Air sinks in a high. What does it do in a low?']],
      },
      '.',
    ],
    hints: [
      'What does falling pressure tell?',
      'A forecast tells how likely something is. How sure can one be a day ahead?',
    ],
    solution: [
      'The low is west of the town and moves east, so it comes closer. The falling pressure fits.',
      'Air rises in a low, and clouds form. So rain is likely, but not certain.',
    ],
  },
  {
    stem: 'Cold, dry air from Canada blows over the wide, warmer water of Lake Michigan in December. On the eastern shore it snows heavily.',
    parts: [
      'Over the lake, the air became ',
      {
        label: 'change of the air',
        right: 'moister',
        wrong: [['land-and-water', 'drier', 'There is water below. What gets into the air from it?']],
      },
      ' and a bit ',
      {
        label: 'change of temperature',
        right: 'warmer',
        wrong: [
          ['source-ignored', 'colder', 'The water is warmer than the air. What does that do to the air?'],
        ],
      },
      ' near the water. Over the shore it rose, cooled, and dropped ',
      {
        label: 'what it dropped',
        right: 'water from the lake',
        wrong: [
          ['weather-stays', 'water from Canada', 'The air from Canada was dry. Where did it take up water?'],
        ],
      },
      ' as snow.',
    ],
    hints: [
      'Air takes on what lies below it, even on its way.',
      'The air started dry. Where did the water for the snow come from?',
    ],
    solution: [
      'The lake is warmer than the air, and water evaporates from it.',
      'So the air got moister and warmer near the water.',
      'Over the shore it rose and cooled, and water from the lake fell as snow.',
    ],
  },
  {
    stem: 'The forecast for Saturday says: 30% chance of rain. On Saturday it rains.',
    parts: [
      'The forecast was ',
      {
        label: 'was it wrong',
        right: 'not wrong',
        wrong: [
          [
            'forecast-certain',
            'wrong',
            'It said that rain was possible. Of ten such days, on how many does one expect rain?',
          ],
        ],
      },
      ', since of ten days like that about ',
      {
        label: 'days with rain',
        right: 'three',
        wrong: [
          ['forecast-certain', 'none', '30% is more than nothing. Of 100 such days, how many have rain?'],
          ['forecast-certain', 'ten', 'Ten of ten would be a chance of 100%. What about 30%?'],
        ],
      },
      ' have rain. Such chances are given because air masses move ',
      {
        label: 'how air masses move',
        right: 'in complex ways',
        wrong: [
          [
            'weather-stays',
            'in the same way each day',
            'If they did, each day would be alike. What makes forecasting hard?',
          ],
        ],
      },
      '.',
    ],
    hints: [
      'What does a chance of 30% mean for many such days?',
      '30% is 30 of 100. How many is that of ten?',
    ],
    solution: [
      'A chance of 30% means that of ten days like that, about three have rain.',
      'So rain on one of them does not make the forecast wrong.',
      'Air masses move in complex ways, so forecasts tell how likely something is.',
    ],
  },
  {
    stem: 'In winter it is 25 °F in a valley with dry air. A map shows moist air at 45 °F to the south, moving north toward the valley.',
    parts: [
      'When the air masses meet, the air that rises is the ',
      {
        label: 'air that rises',
        right: 'warmer air',
        wrong: [['cold-rises', 'colder air', 'Cold air is denser. Which of the two is pushed up?']],
      },
      '. The clouds get their water from the air of the ',
      {
        label: 'where the water comes from',
        right: 'south',
        wrong: [['land-and-water', 'valley', 'The air in the valley is dry. Which air brings the water?']],
      },
      '. Later, the temperature in the valley will most likely be ',
      {
        label: 'temperature later',
        right: 'above 25 °F',
        wrong: [
          ['swaps-fronts', 'below 25 °F', 'Warmer air moves in. What does that do to the temperature?'],
        ],
      },
      '.',
    ],
    hints: [
      'Which of the two is denser, and which one is moist?',
      'Warm air moves in. Which kind of front is that?',
    ],
    solution: [
      'Cold air is denser, so the warmer air rises over it.',
      'The warmer air is the moist one, so clouds get their water from it.',
      'Warm air moves in, so it gets warmer than 25 °F.',
    ],
  },
]

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
          'It will rain on 80 towns',
          'The number is a percent. Of 100 days like that, how many have rain?',
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
      stem: 'Which two places would get the most different air masses?',
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
      right: 'The wind turned and the pressure rose at the same time',
      wrong: [
        [
          'reads-one-point',
          'The temperature was low at midnight',
          'Nights are often cool. Which other signs go with a front?',
        ],
        [
          'cloud-causes',
          'There were some clouds in the evening',
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
      right: 'The air slowly gets warmer, as the land below is warm',
      wrong: [
        [
          'source-ignored',
          'The air stays as cold as it was in Canada',
          'Air takes on the temperature of what lies below. Is that still cold?',
        ],
        [
          'weather-stays',
          'The land gets as cold as Canada for good',
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
