import type { Gap } from '../../build-placed.ts'
import { gap, type GapStory } from '../gap-story.ts'

const under: Gap = gap('where the cold air goes', 'under', [
  [
    'over',
    'cold-rises',
    'Cold air is denser than warm air. Does a dense thing slide over a lighter one, or under it?',
  ],
])
const over: Gap = gap('where the warm air goes', 'over', [
  [
    'under',
    'cold-rises',
    'Warm air is less dense than cold air. Does it slide under the cold air, or over it?',
  ],
])
const after = (right: 'colder' | 'warmer'): Gap =>
  gap('temperature afterward', right, [
    [
      right === 'colder' ? 'warmer' : 'colder',
      'swaps-fronts',
      'A front is named for the air that comes behind it. Which air follows here?',
    ],
    ['no different', 'weather-stays', 'A front brings another air mass. Will the air be just like before?'],
  ])

/** How fronts work, with gaps to fill. */
export const frontStories: readonly GapStory[] = [
  {
    stem: 'A cold front moves toward a town where the air is warm and moist. Fill the gaps.',
    parts: [
      'The cold air pushes in ',
      under,
      ' the warm air. The warm air rises fast, and ',
      gap('clouds', 'tall clouds', [
        [
          'flat, spread-out clouds',
          'swaps-fronts',
          'Flat clouds form where air rises slowly. How does it rise here?',
        ],
        [
          'no clouds',
          'cloud-causes',
          'The warm air is moist. What happens to its water when it rises and cools?',
        ],
      ]),
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
      gap('kind of rain', 'light and long', [
        [
          'short and heavy',
          'swaps-fronts',
          'Short, heavy rain comes where air rises fast. How does it rise here?',
        ],
      ]),
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
      gap('motion of the air', 'rises', [
        [
          'sinks',
          'pressure-swapped',
          'Sinking air belongs to a high. Where can air go that flows together near the ground?',
        ],
      ]),
      '. While it moves in this way, it ',
      gap('temperature of the rising air', 'cools', [
        [
          'warms up',
          'cold-rises',
          'The air is colder high up than near the ground. What happens to air that goes there?',
        ],
      ]),
      ', and its water vapor turns into ',
      gap('what forms', 'clouds', [
        [
          'clear sky',
          'pressure-swapped',
          'When water vapor cools enough, it condenses to drops. What do we see then?',
        ],
      ]),
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
      gap('motion of the air', 'sinks', [
        [
          'rises',
          'pressure-swapped',
          'Rising air belongs to a low. In a high, air flows out near the ground. From where must new air come?',
        ],
      ]),
      ' and warms up. Clouds ',
      gap('what clouds do', 'mostly vanish', [
        ['mostly grow', 'pressure-swapped', 'Clouds grow where air cools. Here it warms up as it goes down.'],
        [
          'push the air up',
          'cloud-causes',
          'Clouds do not push air. What happens to drops in air that gets warmer?',
        ],
      ]),
      ', and the sky is most often ',
      gap('sky', 'clear', [
        ['stormy', 'pressure-swapped', 'Storms need rising, moist air. Which way does air move in a high?'],
      ]),
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
      gap('kind of front', 'a stationary front', [
        ['a cold front', 'swaps-fronts', 'At a cold front, cold air moves in. What does it do here?'],
        ['a warm front', 'swaps-fronts', 'At a warm front, warm air moves in. What does it do here?'],
      ]),
      '. Clouds and rain can stay ',
      gap('how long', 'for days', [
        [
          'for a few minutes',
          'weather-stays',
          'A front that moves brings rain and leaves. What if it does not move?',
        ],
      ]),
      ', because the front ',
      gap('what the front does', 'hardly moves', [
        ['moves fast', 'front-direction', 'Read the first sentence again: does either air mass move?'],
      ]),
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
      gap('kind of front', 'a cold front', [
        ['a warm front', 'swaps-fronts', 'A warm front is drawn with half circles. What do triangles mark?'],
      ]),
      '. It moves ',
      gap('direction', 'toward Denver', [
        [
          'away from Denver',
          'front-direction',
          'The triangles point the way in which the front moves. Which way do they point?',
        ],
      ]),
      '. When it has passed, the air pressure in Denver most likely ',
      gap('pressure afterward', 'rises', [
        [
          'falls',
          'pressure-swapped',
          'Cold air is dense and presses more. What does that do to the pressure?',
        ],
      ]),
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
  {
    stem: 'It is a sunny day at the beach. Fill the gaps.',
    parts: [
      'The Sun heats the sand faster than the sea. So the air over the sand gets warm and ',
      gap('motion of the air over the sand', 'rises', [
        ['sinks', 'cold-rises', 'Warm air is less dense than cool air. Which way does it go?'],
      ]),
      '. The pressure over the sand gets ',
      gap('pressure over the sand', 'lower', [
        [
          'higher',
          'pressure-swapped',
          'Less air is left over the sand. Does it then press harder, or less hard?',
        ],
      ]),
      ' than over the sea. Near the ground, wind blows ',
      gap('direction of the wind', 'from the sea to the land', [
        [
          'from the land to the sea',
          'pressure-swapped',
          'Air flows from higher pressure to lower pressure. Where is the pressure lower?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Which air is less dense, the warm air over the sand or the cool air over the sea?',
      'When air goes up, what is left to press down there? And which way does the other air flow then?',
    ],
    solution: [
      'Warm air is less dense, so the air over the sand rises.',
      'Then less air presses down there, and the pressure gets lower.',
      'Air flows from higher to lower pressure: from the sea to the land.',
    ],
  },
  {
    stem: 'On a map, half circles on a red line point toward Boston, which is still 150 miles away. Fill the gaps.',
    parts: [
      'The line is ',
      gap('kind of front', 'a warm front', [
        ['a cold front', 'swaps-fronts', 'A cold front is drawn with triangles. What do half circles mark?'],
      ]),
      '. In Boston, the air near the ground is now ',
      gap('air in Boston now', 'the cooler air', [
        [
          'the warmer air',
          'front-direction',
          'The front has not come to Boston yet. On which side of it is the warm air?',
        ],
      ]),
      '. High above Boston, the first clouds may show already, since the warm air slides ',
      gap('motion of the warm air', 'up over the cooler air', [
        [
          'down under the cooler air',
          'cold-rises',
          'Warm air is less dense than cool air. Can it slide under it?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Half circles mark one kind of front. They point the way in which it moves.',
      'Boston lies ahead of the front. Which air is there, and where does the other air go?',
    ],
    solution: [
      'Half circles mark a warm front, and it moves toward Boston.',
      'Boston lies ahead of it, so the cooler air is still there.',
      'Warm air slides up over cooler air, so clouds form high up, far ahead of the front.',
    ],
  },
  {
    stem: 'A map shows an H over Kansas and an L over Ohio. Fill the gaps.',
    parts: [
      'The air pressure is greater over ',
      gap('place of greater pressure', 'Kansas', [
        ['Ohio', 'pressure-swapped', 'L stands for low pressure. What does H stand for?'],
      ]),
      '. Clouds and rain are more likely over ',
      gap('place of clouds', 'Ohio', [
        [
          'Kansas',
          'pressure-swapped',
          'Clouds form where air rises and cools. Is that in a high or in a low?',
        ],
      ]),
      ', because the air there ',
      gap('motion of the air', 'rises and cools', [
        [
          'sinks and warms up',
          'pressure-swapped',
          'Air that sinks and warms up makes clouds vanish. What does air do where clouds form?',
        ],
        [
          'is pulled up by the clouds',
          'cloud-causes',
          'Clouds form after the air has risen. They do not pull it. What happens to the air first?',
        ],
      ]),
      '.',
    ],
    hints: [
      'H and L stand for high and low pressure.',
      'In a low, air flows in near the ground. Where can it go, and what happens to it there?',
    ],
    solution: [
      'H marks high pressure, so the pressure is greater over Kansas.',
      'In the low over Ohio, air flows in, rises, and cools.',
      'So clouds and rain are more likely over Ohio.',
    ],
  },
  {
    stem: 'Moist wind from the Pacific Ocean blows against a mountain range in Oregon. Fill the gaps.',
    parts: [
      'The air is pushed up the slope, and it ',
      gap('temperature of the rising air', 'cools', [
        [
          'warms up',
          'cold-rises',
          'Think of the temperature on top of a high mountain. What happens to air that goes there?',
        ],
      ]),
      '. So its water vapor ',
      gap('what the vapor does', 'condenses to drops', [
        [
          'stays as it is',
          'cloud-causes',
          'Cool air can hold less water vapor than warm air. What becomes of the rest?',
        ],
      ]),
      ', and it rains. When the air gets to the far side of the mountains, it is ',
      gap('air on the far side', 'drier than before', [
        [
          'moister than before',
          'land-and-water',
          'Much of its water fell as rain on the slope. How much is left?',
        ],
        [
          'just as moist as before',
          'weather-stays',
          'Much of its water fell as rain on the slope. Can it be as moist as before?',
        ],
      ]),
      '.',
    ],
    hints: [
      'What is the temperature like high up in the mountains?',
      'Rain takes water out of the air. What does that mean for the air that goes on?',
    ],
    solution: [
      'The mountains push the air up, and rising air cools.',
      'Its vapor condenses, and it rains on that side.',
      'The air has lost water, so it is drier on the far side.',
    ],
  },
  {
    stem: 'In spring, warm, moist air moves over the cold water of Lake Superior. Fill the gaps.',
    parts: [
      'The air right above the water ',
      gap('temperature of the lowest air', 'cools', [
        [
          'stays just as warm',
          'source-ignored',
          'Air takes on the temperature of what lies below it. What lies below it here?',
        ],
      ]),
      '. So some of its water vapor ',
      gap('what the vapor does', 'condenses', [
        [
          'flows down into the lake',
          'land-and-water',
          'Vapor is a gas and does not flow down. What does it become when it cools?',
        ],
      ]),
      ', and low over the lake there is ',
      gap('what forms', 'fog', [
        [
          'a tall thundercloud',
          'cloud-causes',
          'Tall clouds grow where warm air rises fast. Does air rise that is cooled from below?',
        ],
        ['very clear air', 'weather-stays', 'Drops have formed in the air. Can one see far through them?'],
      ]),
      '.',
    ],
    hints: [
      'Air takes on the temperature of what lies below it.',
      'What happens to your breath on a cold day? Something like that happens over the lake.',
    ],
    solution: [
      'The cold water cools the air right above it.',
      'Vapor in the cooled air condenses to tiny drops.',
      'A cloud of such drops near the surface is fog.',
    ],
  },
  {
    stem: 'Air mass A is at 75 °F and moist. Air mass B is at 48 °F and dry. They meet. Fill the gaps.',
    parts: [
      'The denser air mass is ',
      gap('denser air mass', 'B', [
        ['A', 'cold-rises', 'In warm air the particles are farther apart. Is it then more dense, or less?'],
      ]),
      '. The air that is pushed up is ',
      gap('air that is pushed up', 'the air of A', [
        ['the air of B', 'cold-rises', 'Dense air stays below. Which of the two is less dense?'],
      ]),
      '. If it rains at the front, most of the water comes from ',
      gap('where the water comes from', 'air mass A', [
        ['air mass B', 'land-and-water', 'Air mass B is dry. Which one brings much water along?'],
        [
          'the ground below',
          'weather-stays',
          'A little may come from there. But which air has brought much water along?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Is warm air denser than cold air, or less dense?',
      'The less dense air goes up. And which of the two holds more water?',
    ],
    solution: [
      'Cold air is denser, so B is the denser air mass.',
      'The warm air of A is pushed up, and it cools.',
      'A is also the moist one, so most of the water for the rain comes from A.',
    ],
  },
]

/** Reports from one place, to be read as the passing of air masses. */
export const reports: readonly GapStory[] = [
  {
    stem: 'At noon it is 78 °F and muggy, with wind from the south. At 2 p.m. there is a short, heavy storm. At 4 p.m. it is 59 °F and dry, with wind from the northwest.',
    parts: [
      'What passed was ',
      gap('kind of front', 'a cold front', [
        ['a warm front', 'swaps-fronts', 'Compare noon with 4 p.m.: which kind of air has come?'],
      ]),
      '. The air at 4 p.m. most likely came from ',
      gap('home of the air', 'land in the north', [
        [
          'a sea in the south',
          'land-and-water',
          'Air from a warm sea is warm and moist. What is it like at 4 p.m.?',
        ],
        [
          'the same place as before',
          'weather-stays',
          'It is much colder and drier, and the wind has turned. Can it be the same air?',
        ],
      ]),
      '. Now the air pressure is most likely ',
      gap('pressure', 'rising', [
        [
          'falling',
          'pressure-swapped',
          'Pressure falls before a front. What is it like after a cold front, when dense air comes in?',
        ],
      ]),
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
      gap('kind of front', 'a warm front', [
        ['a cold front', 'swaps-fronts', 'Compare Monday with Wednesday: which kind of air has come?'],
      ]),
      '. On Tuesday, warm air was sliding ',
      gap('motion of the warm air', 'over', [
        ['under', 'cold-rises', 'Warm air is less dense than cold air. Where does it go?'],
      ]),
      ' colder air. On Wednesday the place is ',
      gap('air mass now', 'in warm air', [
        ['in cold air', 'front-direction', 'Look at Wednesday’s temperature. Which air is there now?'],
      ]),
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
      'The low is ',
      gap('direction', 'coming closer', [
        [
          'going away',
          'front-direction',
          'The low is in the west and moves east. On which side of it does the town lie?',
        ],
      ]),
      '. Tomorrow, rain is ',
      gap('chance of rain', 'likely', [
        [
          'certain',
          'forecast-certain',
          'A low often brings rain, but it may turn aside or be weak. Can it be sure?',
        ],
        [
          'out of the question',
          'pressure-swapped',
          'In a low, air rises and clouds form. Can rain be ruled out?',
        ],
      ]),
      '. The reason is that air in a low ',
      gap('motion of the air', 'rises', [
        ['sinks', 'pressure-swapped', 'Air sinks in a high. What does it do in a low?'],
      ]),
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
      gap('change of the air', 'moister', [
        ['drier', 'land-and-water', 'There is water below. What gets into the air from it?'],
      ]),
      ' and a bit ',
      gap('change of temperature', 'warmer', [
        ['colder', 'source-ignored', 'The water is warmer than the air. What does that do to the air?'],
      ]),
      ' near the water. Over the shore it rose, cooled, and dropped ',
      gap('what it dropped', 'water from the lake', [
        ['water from Canada', 'weather-stays', 'The air from Canada was dry. Where did it take up water?'],
      ]),
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
      gap('was it wrong', 'not wrong', [
        [
          'wrong',
          'forecast-certain',
          'It said that rain was possible. Of ten such days, on how many does one expect rain?',
        ],
      ]),
      ', since of ten days like that about ',
      gap('days with rain', 'three', [
        ['none', 'forecast-certain', '30% is more than nothing. Of 100 such days, how many have rain?'],
        ['ten', 'forecast-certain', 'Ten of ten would be a chance of 100%. What about 30%?'],
      ]),
      ' have rain. Such chances are given because air masses move ',
      gap('how air masses move', 'in complex ways', [
        [
          'in the same way each day',
          'weather-stays',
          'If they did, each day would be alike. What makes forecasting hard?',
        ],
      ]),
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
      gap('air that rises', 'warmer air', [
        ['colder air', 'cold-rises', 'Cold air is denser. Which of the two is pushed up?'],
      ]),
      '. The clouds get their water from the air of the ',
      gap('where the water comes from', 'south', [
        ['valley', 'land-and-water', 'The air in the valley is dry. Which air brings the water?'],
      ]),
      '. Later, the temperature in the valley will most likely be ',
      gap('temperature later', 'above 25 °F', [
        ['below 25 °F', 'swaps-fronts', 'Warmer air moves in. What does that do to the temperature?'],
      ]),
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
  {
    stem: 'A barometer in St. Louis reads 1,011 mb at 6 a.m., 1,005 mb at noon, and 998 mb at 6 p.m. Clouds grow thicker, with wind from the south.',
    parts: [
      'What comes near is most likely ',
      gap('what comes near', 'a low', [
        [
          'a high',
          'pressure-swapped',
          'Look at the three readings. Do they go up or down? What is the pressure like in a high?',
        ],
      ]),
      '. In the next hours, the weather will most likely be ',
      gap('weather in the next hours', 'rainy', [
        ['clear', 'pressure-swapped', 'The clouds already grow thicker. Which way does air move in a low?'],
        [
          'the same as at noon',
          'weather-stays',
          'The pressure keeps changing. Can the weather stay the same, then?',
        ],
      ]),
      '. When that has passed, the barometer will ',
      gap('pressure afterward', 'rise', [
        [
          'go on falling',
          'front-direction',
          'The pressure is lowest in the middle of a low. What comes when the middle has passed?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Do the readings go up or down? What does that tell?',
      'The pressure is lowest in the middle of a low. What happens on the way to the middle, and what after it?',
    ],
    solution: [
      'The pressure falls from 1,011 mb to 998 mb, so a low comes near.',
      'Air rises in a low, and clouds form. So rain is likely.',
      'When the middle of the low has passed, the pressure rises again.',
    ],
  },
  {
    stem: 'In January, a high stays over Nevada for five days. The sky is clear. It gets up to 48 °F by day and falls to 17 °F at night.',
    parts: [
      'The sky is clear because the air in a high ',
      gap('motion of the air', 'sinks and warms up', [
        [
          'rises and cools',
          'pressure-swapped',
          'Clouds form where air rises and cools. Are there any clouds here?',
        ],
      ]),
      '. The nights get so cold because the ground ',
      gap('why nights are cold', 'loses heat to the clear sky', [
        [
          'is cooled by passing clouds',
          'cloud-causes',
          'There are no clouds here. At night, clouds would hold heat back like a blanket.',
        ],
        [
          'is under a new cold front each night',
          'swaps-fronts',
          'The high stays for five days, and each day is as warm as the last. Does a front pass, then?',
        ],
      ]),
      '. As long as the high stays, rain is ',
      gap('chance of rain', 'unlikely', [
        ['likely', 'pressure-swapped', 'Rain needs rising air. Which way does air move in a high?'],
        [
          'certain to come on day six',
          'forecast-certain',
          'Nothing in the report sets a day. What weather goes with a high?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Which way does air move in a high, and what does that do to clouds?',
      'At night the ground cools. What holds heat back on other nights that is missing here?',
    ],
    solution: [
      'In a high, air sinks and warms up, so clouds vanish.',
      'Without clouds, the ground loses much heat at night.',
      'As long as the high stays, hardly any air rises, so rain is unlikely.',
    ],
  },
  {
    stem: 'In May, a front lies over Missouri for three days. South of it, the air is at 80 °F and moist. North of it, the air is at 55 °F.',
    parts: [
      'For these three days, it is ',
      gap('kind of front', 'a stationary front', [
        ['a cold front', 'swaps-fronts', 'At a cold front, cold air moves in. Does either air move here?'],
        ['a warm front', 'swaps-fronts', 'At a warm front, warm air moves in. Does either air move here?'],
      ]),
      '. The danger of floods is ',
      gap('danger of floods', 'greater than usual', [
        [
          'smaller than usual',
          'weather-stays',
          'The rain of a front falls where the front is. What if the front stays for days?',
        ],
      ]),
      ', since rain falls on the same places again and again. If the front then moves north, it is ',
      gap('kind of front if it moves north', 'a warm front', [
        [
          'a cold front',
          'swaps-fronts',
          'When it moves north, which air takes the place of the other: that of the south or that of the north?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Does the front move in the three days?',
      'A front is named for the air that follows it. If it moves north, from which side does the air follow?',
    ],
    solution: [
      'The front does not move, so it is a stationary front.',
      'Its rain falls on the same places for days, so floods are more likely.',
      'If it moves north, warm air from the south follows. Then it is a warm front.',
    ],
  },
  {
    stem: 'Ten computer models start with slightly different data for a low. In eight of them it passes over Richmond on Friday. In two it stays at sea.',
    parts: [
      'The chance that the low passes over Richmond is about ',
      gap('chance', '80%', [
        ['100%', 'forecast-certain', 'In two of the ten, the low stays at sea. Is it sure, then?'],
        ['50%', 'forecast-certain', 'It may pass or not. But do as many models say one as the other?'],
      ]),
      '. The models differ because ',
      gap('why they differ', 'small differences in the data grow', [
        [
          'some of them were built wrong',
          'forecast-certain',
          'They started with slightly different data. What can become of that in a few days?',
        ],
      ]),
      '. On Thursday, the forecast for Friday will most likely be ',
      gap('forecast on Thursday', 'more certain', [
        [
          'less certain',
          'weather-stays',
          'On Thursday there is newer data, and less time is left. What does that do to a forecast?',
        ],
        ['never wrong', 'forecast-certain', 'Newer data helps. But can a forecast ever be that sure?'],
      ]),
      '.',
    ],
    hints: [
      'How many of the ten models bring the low to Richmond?',
      'Is it easier to tell the weather of tomorrow or that of next week? Why?',
    ],
    solution: [
      'Eight of ten models bring the low to Richmond: about 80%.',
      'Small differences at the start grow from day to day.',
      'One day ahead they have had little time to grow, so the forecast is more certain.',
    ],
  },
  {
    stem: 'On a July day in Tampa, the morning is sunny and moist. At 3 p.m. there is a thunderstorm, but no front is on the map. By 5 p.m. it is sunny again.',
    parts: [
      'The air rose because ',
      gap('why the air rose', 'the Sun heated the land below it', [
        [
          'a cold front pushed in under it',
          'swaps-fronts',
          'No front is on the map. What else can make air warm and less dense?',
        ],
        [
          'a cloud pulled it up',
          'cloud-causes',
          'Clouds form after air has risen. What made the air less dense?',
        ],
      ]),
      '. The water for the storm most likely came from ',
      gap('where the water came from', 'the warm sea nearby', [
        [
          'cold land far in the north',
          'land-and-water',
          'Air from cold land is dry. Where near Tampa does much water evaporate?',
        ],
      ]),
      '. If the same air mass stays, on the next afternoon a storm is ',
      gap('storm on the next day', 'likely again', [
        [
          'not possible',
          'weather-stays',
          'The same warm, moist air is there, and the Sun will heat the land again. So what can happen?',
        ],
        ['certain again', 'forecast-certain', 'It may well come again. But is a forecast ever sure?'],
      ]),
      '.',
    ],
    hints: [
      'A thunderstorm needs two things: moist air, and something that makes it rise.',
      'No front is near. What heats the ground on a sunny morning? And will that be so on the next day?',
    ],
    solution: [
      'The Sun heated the land, and the land heated the air above it. So the air rose.',
      'The air is moist, since the sea around Florida is warm.',
      'With the same air and the same Sun, a storm is likely again, but not certain.',
    ],
  },
  {
    stem: 'On a January morning in Minneapolis, it is −9 °F with clear sky. The pressure is 1,044 mb, and the wind of the last days came from the north.',
    parts: [
      'The home of this air is most likely ',
      gap('home of the air', 'snowy land in northern Canada', [
        [
          'the ocean off California',
          'land-and-water',
          'Air from that ocean would be mild and moist. What is it like here, and where did the wind come from?',
        ],
        [
          'the hot desert of Mexico',
          'source-ignored',
          'Air keeps the warmth of its home for a while. Would it be at −9 °F?',
        ],
      ]),
      '. Such air is ',
      gap('moisture', 'dry', [['moist', 'land-and-water', 'How much water can evaporate from frozen land?']]),
      '. The pressure is so high because cold air is ',
      gap('why the pressure is high', 'dense and sinks', [
        [
          'light and rises',
          'cold-rises',
          'Cold air is denser than warm air. Does it press harder on the ground, or less?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Wind brings air from where it comes from. What lies north of Minneapolis?',
      'Is cold air denser or less dense than warm air? How hard does it press?',
    ],
    solution: [
      'The air is very cold and came from the north: from snowy land in Canada.',
      'Hardly any water evaporates from frozen land, so it is dry.',
      'Cold air is dense and sinks, so it presses hard on the ground.',
    ],
  },
]
