import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'
import { gap, type GapStory } from '../gap-story.ts'

const easyStories: readonly GapStory[] = [
  {
    stem: 'It is a cold, clear morning after a mild night. Choose the words that fit.',
    parts: [
      'The grass is wet, though it did not rain. In the night, water vapor in the air ',
      gap('what vapor did', 'condensed', [
        ['evaporated', 'names-mixed', 'To evaporate is to become a gas. Here drops came out of a gas.'],
        ['melted', 'names-mixed', 'To melt is to turn from solid to liquid. What was the water before?'],
      ]),
      ' on the cool grass. When the Sun warms the grass, the drops will ',
      gap('what drops will do', 'evaporate', [
        ['condense', 'names-mixed', 'To condense is to become liquid. The drops are liquid already.'],
        ['soak into the Sun', 'water-lost', 'Water stays on Earth. What does it become when it gets warm?'],
      ]),
      '. Then the water is in the air as ',
      gap('water in the air', 'an invisible gas', [
        [
          'a visible cloud',
          'cloud-is-vapor',
          'A cloud is made of drops. Can you see the vapor over drying grass?',
        ],
        ['nothing at all', 'water-lost', 'The water is still there. Why can one not see it?'],
      ]),
      '.',
    ],
    hints: [
      'Say for each moment whether the water is a gas or a liquid.',
      'Cold turns vapor to drops. Warmth turns drops to vapor.',
    ],
    solution: [
      'On cool grass, vapor turns to drops: it condenses. That is dew.',
      'In the sun the drops evaporate, and the vapor cannot be seen.',
    ],
  },
  {
    stem: 'Follow some water from the sea to the land. Choose the words that fit.',
    parts: [
      'The Sun warms the sea, and some water ',
      gap('first step', 'evaporates', [
        [
          'condenses',
          'names-mixed',
          'To condense is to turn from gas to liquid. Here liquid water leaves the sea.',
        ],
        ['freezes', 'heat-reversed', 'The Sun warms the water. Does warm water turn to ice?'],
      ]),
      '. High up the air is cool, and the water vapor ',
      gap('second step', 'condenses', [
        ['evaporates', 'names-mixed', 'It is a gas already. What happens to a gas that cools down?'],
        ['soaks in', 'ground-forgotten', 'Water soaks into the ground. This happens in the air.'],
      ]),
      ' to the tiny drops of a cloud. Then it ',
      gap('third step', 'falls as rain', [
        [
          'flows as runoff',
          'names-mixed',
          'Runoff flows over the land. How does the water get down from the cloud first?',
        ],
        ['turns into gas', 'names-mixed', 'How does water from a cloud get to the land?'],
      ]),
      '.',
    ],
    hints: [
      'Say for each step whether the water is a gas or a liquid.',
      'Warm water goes up as a gas. Cold air makes it liquid again.',
    ],
    solution: [
      'The warm sea gives off water as a gas: it evaporates.',
      'In cool air the gas turns to tiny drops: it condenses.',
      'When the drops get heavy, they fall as rain.',
    ],
  },
  {
    stem: 'Rain falls on a hill with woods. Choose the words that fit.',
    parts: [
      'Some of the rain flows down the hill as ',
      gap('first way', 'runoff', [
        ['groundwater', 'ground-forgotten', 'Groundwater is under the ground. This water stays on top.'],
        ['water vapor', 'names-mixed', 'Water vapor is a gas in the air. This water flows downhill.'],
      ]),
      '. Some soaks into the soil and becomes ',
      gap('second way', 'groundwater', [
        ['runoff', 'ground-forgotten', 'Runoff stays on top of the land. Where does water go that soaks in?'],
        ['a cloud', 'names-mixed', 'A cloud is in the air. Where is water that has soaked in?'],
      ]),
      '. The trees take some in with their roots, and it leaves the leaves as ',
      gap('third way', 'water vapor', [
        ['rain', 'plants-forgotten', 'Rain falls from clouds. Leaves give water off as a gas.'],
        ['salt water', 'salt-rises', 'Only the water leaves. Salts stay in the plant.'],
      ]),
      '.',
    ],
    hints: [
      'The water takes three ways: over the land, into the ground, and through plants.',
      'Which word names water on top of the land, which water under it, and which water in the air?',
    ],
    solution: [
      'Water that flows over the land is runoff.',
      'Water that has soaked in is groundwater.',
      'Leaves give water off as vapor: that is transpiration.',
    ],
  },
  {
    stem: 'What makes water move? Choose the words that fit.',
    parts: [
      'Water evaporates because of energy from ',
      gap('what gives energy', 'the Sun', [
        ['gravity', 'wrong-driver', 'Gravity pulls water down. What warms it, so that it becomes a gas?'],
        ['the Moon', 'wrong-driver', 'The Moon pulls the tides, but it does not warm the sea.'],
      ]),
      '. Rain falls because of ',
      gap('what makes rain fall', 'gravity', [
        ['the Sun', 'wrong-driver', 'The Sun’s energy lifts water up. What pulls the drops down?'],
        ['the wind', 'wrong-driver', 'Wind moves drops sideways. What pulls them down?'],
      ]),
      '. A river flows to the sea because of ',
      gap('what makes a river flow', 'gravity', [
        ['the Sun', 'wrong-driver', 'A river flows at night, too. What pulls water downhill?'],
        ['the tides', 'wrong-driver', 'Tides move the sea. What pulls water downhill?'],
      ]),
      '.',
    ],
    hints: [
      'One of the two drives the way up, the other the way down.',
      'To become a gas, water needs energy. To fall or flow downhill, it needs a pull.',
    ],
    solution: [
      'The Sun’s energy warms water, so that it evaporates.',
      'Gravity pulls rain down and makes rivers flow downhill.',
    ],
  },
]

const usualStories: readonly GapStory[] = [
  {
    stem: 'Snow falls on a high mountain in winter. Choose the words that fit.',
    parts: [
      'In spring the snow ',
      gap('snow in spring', 'melts', [
        ['condenses', 'names-mixed', 'To condense is to turn from gas to liquid. What does a solid do?'],
        [
          'rises as drops',
          'cloud-is-vapor',
          'Water rises as single particles of gas, not as drops. What is seen in the streams?',
        ],
      ]),
      ', which takes energy from ',
      gap('source of energy', 'the Sun', [
        ['gravity', 'wrong-driver', 'Gravity pulls the water downhill later. What warms the snow?'],
        ['the river', 'wrong-driver', 'The river is fed by the snow. What warms the snow?'],
      ]),
      '. The water reaches the valley by ',
      gap('way to the valley', 'flowing and seeping downhill', [
        [
          'evaporating from the snow',
          'names-mixed',
          'Water that evaporates goes up into the air. This water goes down.',
        ],
        [
          'flowing on the surface only',
          'ground-forgotten',
          'Some flows on top. Where does the rest of it go?',
        ],
      ]),
      '.',
    ],
    hints: [
      'From solid to liquid, and then downhill: which words say that?',
      'One thing warms the snow, another pulls the water. And water can go over the ground and through it.',
    ],
    solution: [
      'The Sun’s energy melts the snow.',
      'Gravity pulls the water down, over the land and through the ground.',
    ],
  },
  {
    stem: 'A cold can stands on a table on a warm day. Choose the words that fit.',
    parts: [
      'Soon the can is wet outside. The water came from ',
      gap('where the water came from', 'the air', [
        [
          'inside the can',
          'water-lost',
          'The can is closed, and no water gets through the metal. What touches the can outside?',
        ],
        ['nowhere, it is new', 'water-lost', 'Water is not made from nothing here. Where was it before?'],
      ]),
      '. There it was ',
      gap('what it was before', 'an invisible gas', [
        [
          'a cloud of drops',
          'cloud-is-vapor',
          'Then there would have been fog around the can. Water vapor cannot be seen.',
        ],
        ['tiny bits of ice', 'cloud-is-vapor', 'The day is warm, so there is no ice in the air.'],
      ]),
      '. At the cold can it ',
      gap('what it did', 'condensed', [
        ['evaporated', 'names-mixed', 'To evaporate is to become a gas. Here a gas became drops.'],
        ['melted', 'names-mixed', 'To melt is to turn from solid to liquid. Here a gas became drops.'],
      ]),
      '.',
    ],
    hints: [
      'The can is closed. What is all around it?',
      'There is water in the air that one cannot see. What happens when it touches something cold?',
    ],
    solution: [
      'Air holds water vapor, a gas that one cannot see.',
      'At the cold can the gas cools and turns to drops: it condenses.',
    ],
  },
  {
    stem: 'A puddle of salt water dries up in the sun. Choose the words that fit.',
    parts: [
      'The water particles leave the puddle as ',
      gap('how water leaves', 'gas', [
        ['tiny drops', 'cloud-is-vapor', 'Evaporation sends single particles into the air, not drops.'],
        ['nothing', 'water-lost', 'Water does not stop being there. It goes into the air.'],
      ]),
      '. The salt ',
      gap('what the salt does', 'stays behind', [
        [
          'rises with the water',
          'salt-rises',
          'Then one would taste salt in the rain. What is left on the dry ground?',
        ],
        ['turns into water', 'salt-rises', 'Salt does not turn into water. Look at the dry ground.'],
      ]),
      '. The water had to ',
      gap('how hot it had to be', 'warm up a bit, not boil', [
        [
          'get as hot as 100 °C',
          'boiling-only',
          'Then nothing would dry in the sun. Water evaporates at any temperature.',
        ],
        [
          'cool down to 0 °C',
          'heat-reversed',
          'At 0 °C water freezes. Does a puddle dry faster in the sun or in the shade?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Think of a puddle by the sea: what is left when it has dried up?',
      'Does wash dry on a line, though it does not boil?',
    ],
    solution: [
      'The water evaporates: its particles go into the air as gas.',
      'Salt particles do not, so a white crust stays behind.',
      'For that the water need not boil.',
    ],
  },
  {
    stem: 'Rain falls on a parking lot and on a field beside it. Choose the words that fit.',
    parts: [
      'On the parking lot there is ',
      gap('runoff of the lot', 'more runoff', [
        ['less runoff', 'ground-forgotten', 'Can rain soak into asphalt? So where does it go?'],
        ['just as much runoff', 'ground-forgotten', 'Compare the ground: can rain soak in on both?'],
      ]),
      ' than on the field. Under the field ',
      gap('groundwater under the field', 'more water soaks in', [
        [
          'less water soaks in',
          'ground-forgotten',
          'Soil has gaps between its grains. What does asphalt have?',
        ],
        [
          'no water soaks in',
          'ground-forgotten',
          'Soil has gaps between its grains. Where does rain go there?',
        ],
      ]),
      '. After the rain, plants on the field send water into the air by ',
      gap('what plants do', 'transpiration', [
        ['precipitation', 'plants-forgotten', 'Precipitation falls from clouds. Plants give off vapor.'],
        ['condensation', 'names-mixed', 'Condensation makes drops out of vapor. Leaves give off vapor.'],
      ]),
      '.',
    ],
    hints: [
      'What can rain do on soil that it cannot do on asphalt?',
      'What does not soak in has to flow off.',
    ],
    solution: [
      'Asphalt lets hardly any rain through, so more of it runs off.',
      'On the field much soaks in.',
      'Plants take some up and give it off as vapor: transpiration.',
    ],
  },
]

const hardStories: readonly GapStory[] = [
  {
    stem: 'A dam makes a large lake in a hot, dry land. Choose the words that fit.',
    parts: [
      'From its wide surface, ',
      gap('evaporation', 'more water evaporates', [
        [
          'less water evaporates',
          'in-out-mixed',
          'Evaporation takes place at the surface. Is that larger or smaller now?',
        ],
        [
          'no water evaporates, for it is too cool to boil',
          'boiling-only',
          'Water evaporates at any temperature, at its surface.',
        ],
      ]),
      ' than from the narrow river before. So below the dam the river carries ',
      gap('river below', 'less water in all', [
        [
          'more water in all',
          'in-out-mixed',
          'Some water goes into the air now. What is left for the river?',
        ],
        ['just as much water', 'flow-left-out', 'Which way out of the lake cannot be seen?'],
      ]),
      '. The salt in what is left gets ',
      gap('salt', 'a bit stronger', [
        ['a bit weaker', 'salt-rises', 'Only water evaporates. The same salt is then in less water.'],
        ['lost to the air', 'salt-rises', 'Salt does not evaporate. It stays in the lake.'],
      ]),
      '.',
    ],
    hints: [
      'Where does evaporation take place, and how large is that now?',
      'What goes into the air is missing in the river. And what happens to the salt?',
    ],
    solution: [
      'A wide surface in the heat lets more water evaporate.',
      'That water is missing in the river below.',
      'The salt stays in less water, so the water gets saltier.',
    ],
  },
  {
    stem: 'Where does energy go when clouds form? Choose the words that fit.',
    parts: [
      'To evaporate from the sea, water ',
      gap('energy in evaporation', 'takes in energy', [
        [
          'gives off energy',
          'heat-reversed',
          'Particles need energy to leave the liquid. That is why drying skin feels cool.',
        ],
        ['needs no energy', 'heat-reversed', 'Would a puddle dry as fast in the cold shade?'],
      ]),
      '. When the vapor condenses in a cloud, it ',
      gap('energy in condensation', 'gives off energy', [
        [
          'takes in energy',
          'heat-reversed',
          'Particles that draw together have less energy than before. Where does it go?',
        ],
        [
          'keeps all its energy',
          'heat-reversed',
          'Particles of a liquid have less energy than those of a gas. Where does it go?',
        ],
      ]),
      '. So the air in the cloud becomes ',
      gap('what happens to the air', 'warmer than it would be', [
        [
          'colder than it would be',
          'heat-reversed',
          'The vapor gives energy off to the air around. Does that warm it or cool it?',
        ],
        ['drier and saltier', 'salt-rises', 'Salt stays in the sea. Think of the energy that is given off.'],
      ]),
      '.',
    ],
    hints: [
      'Particles of a gas move freely. Particles of a liquid hold on to each other.',
      'What goes in as energy on the way to gas must come out on the way back.',
    ],
    solution: [
      'Evaporating water takes in energy.',
      'When vapor condenses, this energy is given off.',
      'It warms the air around. Storms draw their strength from it.',
    ],
  },
  {
    stem: 'Two drops of rain fall on a mountain. Choose the words that fit.',
    parts: [
      'One drop falls on a warm rock and is back in the air within an hour: it ',
      gap('first drop', 'evaporated', [
        ['condensed', 'names-mixed', 'To condense is to become liquid. This drop went back to the air.'],
        ['was used up', 'water-lost', 'Water is not used up. It went into the air.'],
      ]),
      '. The other one freezes in a glacier. It may stay there ',
      gap('second drop', 'for thousands of years', [
        [
          'for an hour, too',
          'one-circle',
          'Ice in a glacier moves very slowly. Do all drops take the same time?',
        ],
        ['forever', 'water-lost', 'Glaciers move downhill and melt at their end.'],
      ]),
      '. So the water cycle is ',
      gap('what the cycle is like', 'many ways of different length', [
        [
          'one circle for all water',
          'one-circle',
          'The two drops took different ways. Is there one fixed circle?',
        ],
        [
          'a way with a first and a last step',
          'one-circle',
          'Which step is the first one? Water can begin and go on anywhere.',
        ],
      ]),
      '.',
    ],
    hints: [
      'Compare how long the two drops are away from the air.',
      'Do all drops go through the same steps?',
    ],
    solution: [
      'The first drop evaporated at once.',
      'The second one may be held as ice for thousands of years.',
      'So water takes many ways, some short and some long.',
    ],
  },
  {
    stem: 'A large forest is cut down. Choose the words that fit.',
    parts: [
      'Without trees, the air above gets ',
      gap('vapor', 'less water vapor', [
        [
          'more water vapor',
          'plants-forgotten',
          'Leaves give off water vapor. Are there more of them now, or fewer?',
        ],
        [
          'the same water vapor',
          'plants-forgotten',
          'Trees take water from the ground and give it to the air. Who does that now?',
        ],
      ]),
      '. Downwind there will likely be ',
      gap('rain', 'less rain', [
        ['more rain', 'plants-forgotten', 'Rain comes from vapor in the air. There is less of it now.'],
        ['salty rain', 'salt-rises', 'Vapor holds no salt, whether it comes from leaves or from the sea.'],
      ]),
      '. On the bare slopes, rain makes ',
      gap('runoff', 'more runoff', [
        [
          'less runoff',
          'ground-forgotten',
          'Roots and leaves held the rain back and helped it to soak in. And now?',
        ],
        [
          'more groundwater',
          'ground-forgotten',
          'Without roots the soil gets hard and is washed away. Does more rain soak in?',
        ],
      ]),
      '.',
    ],
    hints: [
      'What did the trees do with water from the ground?',
      'Less vapor in the air means less for clouds. And what held the rain back on the slopes?',
    ],
    solution: [
      'Trees gave off much water vapor. Now there is less.',
      'With less vapor, less rain can form downwind.',
      'Roots helped rain to soak in. Without them more of it runs off.',
    ],
  },
]

export const waterStories: Record<Level, readonly GapStory[]> = {
  1: easyStories,
  2: usualStories,
  3: hardStories,
}

const basics: readonly ConceptQuestion[] = [
  {
    stem: 'What is a cloud made of?',
    right: 'Tiny drops or bits of ice',
    wrong: [
      ['cloud-is-vapor', 'Water vapor, a gas', 'Water vapor cannot be seen. But a cloud can.'],
      [
        'cloud-is-vapor',
        'Smoke and cotton-like bits of air',
        'Clouds form from water. Smoke comes from fire.',
      ],
      ['salt-rises', 'Salt and water from the sea', 'Salt stays in the sea when water evaporates.'],
    ],
    hints: [
      'Can you see water vapor? Can you see a cloud?',
      'Fog is a cloud on the ground. What does your hair get in fog?',
    ],
    solution: [
      'Water vapor cannot be seen, so a cloud is not vapor.',
      'In cool air the vapor turned to tiny drops or bits of ice. These make up the cloud.',
    ],
  },
  {
    stem: 'A wet towel dries on a line. Where does the water go?',
    right: 'Into the air as a gas',
    wrong: [
      [
        'water-lost',
        'It disappears for good',
        'Water does not stop being there. It is only in another place.',
      ],
      [
        'boiling-only',
        'It stays in the towel, since it did not boil',
        'Then the towel would stay wet. Water evaporates without boiling.',
      ],
      [
        'cloud-is-vapor',
        'Into the air as tiny drops',
        'Drops would be seen as fog. The particles leave one by one.',
      ],
    ],
    hints: ['The towel gets lighter. What has left it?', 'Water can become a gas without boiling.'],
    solution: [
      'The water evaporates: it becomes a gas and mixes with the air.',
      'That happens well below the boiling point.',
    ],
  },
  {
    stem: 'The sea is salty. Why is rain not salty?',
    right: 'The salt stays behind in the sea',
    wrong: [
      [
        'salt-rises',
        'The salt falls out of the clouds before it rains',
        'The salt never got into the clouds. What leaves the sea when water evaporates?',
      ],
      [
        'salt-rises',
        'Rain washes the salt off the clouds',
        'There is no salt in the clouds to be washed off. What stays in the sea?',
      ],
      [
        'one-circle',
        'Rain comes only from lakes and rivers',
        'Most of the vapor in the air comes from the sea.',
      ],
    ],
    hints: [
      'What is left in a pan when salt water has dried up?',
      'Which particles go into the air, and which do not?',
    ],
    solution: [
      'When salt water evaporates, only water particles leave.',
      'The salt stays in the sea. So rain is fresh.',
    ],
  },
  {
    stem: 'Why does a river keep flowing to the sea?',
    right: 'Gravity pulls the water downhill',
    wrong: [
      [
        'wrong-driver',
        'The Sun pushes the water along',
        'The Sun lifts water into the air. A river flows at night, too.',
      ],
      [
        'wrong-driver',
        'The sea sucks the water in',
        'The sea does not pull at rivers. Which way does the land slope?',
      ],
      ['wrong-driver', 'Wind blows the water along', 'Wind makes waves. But a river flows without any wind.'],
    ],
    hints: ['Which end of a river is higher?', 'What pulls everything toward lower places?'],
    solution: [
      'A river begins higher than it ends.',
      'Gravity pulls the water to lower places, down to the sea.',
    ],
  },
  {
    stem: 'Where is water in a well from?',
    right: 'From rain and snow that soaked in',
    wrong: [
      [
        'ground-forgotten',
        'It was made deep in the Earth for this well',
        'Water soaks down between grains of soil. Where did that water fall before?',
      ],
      [
        'ground-forgotten',
        'It flows in pipes from the nearest lake',
        'A well goes down to water that fills the gaps in the ground.',
      ],
      [
        'salt-rises',
        'It is sea water that lost its salt on the way',
        'Far from the coast the ground holds water, too. What falls on the land there?',
      ],
    ],
    hints: [
      'What happens to rain that neither flows off nor evaporates?',
      'Water soaks in and fills gaps between grains. What is it called then?',
    ],
    solution: [
      'A part of the rain soaks into the ground.',
      'It fills gaps between grains: groundwater. A well reaches down to it.',
    ],
  },
  {
    stem: 'On which day does a puddle dry fastest?',
    right: 'On a hot, dry, windy day',
    wrong: [
      [
        'heat-reversed',
        'On a cool, foggy day',
        'To evaporate, water needs energy, and dry air takes in more of it.',
      ],
      [
        'boiling-only',
        'On any day, it takes the same time',
        'Evaporation goes faster when it is warm. The water need not boil.',
      ],
      [
        'heat-reversed',
        'On a cold, calm day',
        'To evaporate, water needs energy. Where does it get more of it?',
      ],
    ],
    hints: [
      'Think of wash on a line.',
      'What gives water particles the energy to leave? And what carries them off?',
    ],
    solution: [
      'Heat gives the particles energy to leave.',
      'Dry air and wind carry the vapor off, so more can follow.',
    ],
  },
]

const usual: readonly ConceptQuestion[] = [
  {
    stem: '{name} says: “Earth makes new water all the time, for it keeps raining.” What is the best answer?',
    right: 'False, since rain is water that evaporated before',
    wrong: [
      [
        'water-lost',
        'True, clouds make new water out of air',
        'The vapor was in the air already. Where did it come from?',
      ],
      [
        'water-lost',
        'True, and old water is used up by plants',
        'Plants give most of their water back to the air.',
      ],
      [
        'one-circle',
        'False, since all rain comes straight from rivers',
        'Much more vapor comes from the sea. But is any of it new?',
      ],
    ],
    hints: [
      'Where was the water of the rain a week before?',
      'What goes up into the air, and what comes down?',
    ],
    solution: [
      'Rain comes from vapor, and vapor comes from the sea, from land, and from plants.',
      'So the same water goes around. The amount on Earth stays almost the same.',
    ],
  },
  {
    stem: 'Why do clouds often form where air rises?',
    right: 'Rising air cools, and vapor in it condenses',
    wrong: [
      [
        'heat-reversed',
        'Rising air warms up, and vapor in it condenses',
        'It is colder higher up. Does vapor condense when it gets warmer?',
      ],
      [
        'names-mixed',
        'Rising air cools, and vapor in it evaporates',
        'Vapor is a gas already. What is it called when a gas becomes liquid?',
      ],
      [
        'salt-rises',
        'Rising air carries drops up from the sea',
        'Water rises as single particles of gas. The drops form up there.',
      ],
    ],
    hints: [
      'What is the temperature like high in the mountains?',
      'What does water vapor do at a cold window?',
    ],
    solution: [
      'Air cools when it rises.',
      'In cool air, vapor condenses to tiny drops. These make the cloud.',
    ],
  },
  {
    stem: 'A house plant is put under a clear plastic bag. After a day the inside of the bag is wet. Why?',
    right: 'The leaves gave off vapor that condensed',
    wrong: [
      [
        'plants-forgotten',
        'Water crept up along the outside of the plant',
        'Water moves up inside the stem. How does it get from the leaves to the bag?',
      ],
      [
        'water-lost',
        'The bag made water out of air and light',
        'Light does not make water. What did the plant do with the water from its roots?',
      ],
      [
        'names-mixed',
        'The leaves condensed, and the vapor evaporated on the bag',
        'The two words are swapped. Drops formed on the bag: which step is that?',
      ],
    ],
    hints: [
      'Where did the water of the drops come from?',
      'Leaves have tiny openings. What goes out through them?',
    ],
    solution: [
      'Roots take in water, and leaves give it off as vapor: transpiration.',
      'The vapor touched the bag and condensed to drops.',
    ],
  },
  {
    stem: 'Wells near a town deliver less water each year, though it rains as before. What is the most likely cause?',
    right: 'More is pumped out than soaks in',
    wrong: [
      [
        'ground-forgotten',
        'Groundwater is made only once and has now dried up',
        'Rain keeps soaking in. So compare what comes in with what goes out.',
      ],
      [
        'water-lost',
        'Water gets less all over Earth',
        'The amount on Earth stays almost the same. What changed at this place?',
      ],
      [
        'ground-forgotten',
        'Rain no longer falls on the ground near the wells',
        'It rains as before. What else takes part in the balance?',
      ],
    ],
    hints: [
      'Think of the ground as a store: what comes in, and what goes out?',
      'The rain has not changed. Which other flow may have changed?',
    ],
    solution: [
      'The water in the ground depends on what soaks in and what is taken out.',
      'The rain is as before. So more must be taken out than soaks in.',
    ],
  },
  {
    stem: 'Which of these would slow the water cycle down the most?',
    right: 'Less energy from the Sun',
    wrong: [
      [
        'wrong-driver',
        'Fewer waves on the sea',
        'Waves help little. What gives water the energy to evaporate?',
      ],
      [
        'wrong-driver',
        'A smaller Moon',
        'The Moon drives the tides. What gives water the energy to evaporate?',
      ],
      [
        'one-circle',
        'Fewer rivers, since all water must pass through them',
        'Much rain falls straight into the sea. What does every way up need?',
      ],
    ],
    hints: ['Which step lifts water up into the air?', 'What does water need to evaporate?'],
    solution: [
      'All water that rains had to evaporate first.',
      'For this it takes in energy that comes from the Sun. With less of it, less water goes around.',
    ],
  },
  {
    stem: 'Snow lies all winter on a cold, sunny mountain. Some of it vanishes, though it never melts. What happened?',
    right: 'Ice turned straight into water vapor',
    wrong: [
      ['water-lost', 'It stopped being water', 'Water does not stop being water. It can be a gas as well.'],
      [
        'boiling-only',
        'It boiled in the sun at the top',
        'Nothing boils in the cold. But particles can leave ice one by one.',
      ],
      [
        'names-mixed',
        'It condensed into the air',
        'To condense is to become liquid. Here solid water went into the air.',
      ],
    ],
    hints: [
      'There was no liquid water. Which states are left?',
      'Can particles leave a solid with energy from sunshine?',
    ],
    solution: [
      'The snow did not melt, so it was never liquid.',
      'Sunshine gave some particles the energy to leave the ice: it became vapor.',
    ],
  },
]

const hard: readonly ConceptQuestion[] = [
  {
    stem: 'Sweat cools your skin while it evaporates. What does that show about evaporation?',
    right: 'Evaporating water takes in energy from the skin',
    wrong: [
      [
        'heat-reversed',
        'Evaporating water gives off energy to the skin',
        'Then the skin would get warmer. What do you feel?',
      ],
      [
        'heat-reversed',
        'Evaporation makes cold, and cold goes into the skin',
        'There is no stuff called cold. Which way does energy go?',
      ],
      [
        'boiling-only',
        'Sweat boils on the skin and takes the heat along',
        'Skin is far too cool for that. Water evaporates without boiling.',
      ],
    ],
    hints: ['The skin gets cooler, so it loses energy.', 'Where does the energy go that the skin loses?'],
    solution: [
      'Particles need energy to leave the liquid.',
      'They take it from the skin, and so the skin cools.',
    ],
  },
  {
    stem: 'About nine tenths of the water that evaporates from the sea falls back on the sea as rain. What follows?',
    right: 'Much water never passes through a river',
    wrong: [
      [
        'one-circle',
        'All water goes from sea to land to river to sea',
        'Rain on the sea skips land and river. So is there only one circle?',
      ],
      [
        'water-lost',
        'The sea loses water for good',
        'What is carried to the land comes back in rivers and in the ground.',
      ],
      [
        'ground-forgotten',
        'No rain soaks into the ground',
        'Some rain falls on land, too. What happens to it there?',
      ],
    ],
    hints: [
      'Which way does the water go that falls back on the sea?',
      'Evaporation, cloud, rain on the sea: which steps are left out?',
    ],
    solution: [
      'This water goes up from the sea and falls back on it.',
      'It passes neither land nor river. So there are many ways, not one circle.',
    ],
  },
  {
    stem: 'A salt lake has rivers that flow in, but none that flows out. Its level hardly changes. Why not?',
    right: 'As much water evaporates as flows in',
    wrong: [
      [
        'water-lost',
        'The salt uses the water up',
        'Salt does not use water up. Which way out of the lake cannot be seen?',
      ],
      [
        'in-out-mixed',
        'The lake is full, so the rivers stop at its edge',
        'The rivers flow in all the time. Where does the water go?',
      ],
      [
        'salt-rises',
        'Salt and water rise together into the clouds',
        'The salt stays, which is why the lake is salty. What goes up?',
      ],
    ],
    hints: [
      'Water comes in all the time. What must be true if the level stays?',
      'Which way out of a lake cannot be seen?',
    ],
    solution: [
      'If the level stays the same, as much goes out as comes in.',
      'There is no river out, so the water must evaporate. Its salt stays behind.',
    ],
  },
  {
    stem: 'Why do cities on the coast often have milder winters than places far inland?',
    right: 'The sea gives off much stored energy',
    wrong: [
      [
        'salt-rises',
        'Salt in the air keeps it from freezing',
        'There is hardly any salt in the air. Think of the energy in the sea.',
      ],
      [
        'wrong-driver',
        'Gravity pulls warm air to the coast',
        'Gravity does not choose warm air. What does the sea give off in winter?',
      ],
      [
        'heat-reversed',
        'The sea takes in energy from the air in winter',
        'Then the air would get colder. Which is warmer in winter, the sea or the air?',
      ],
    ],
    hints: [
      'In winter the sea is warmer than the land. What does that do to the air?',
      'Water takes long to warm up and long to cool down.',
    ],
    solution: [
      'The sea took in much energy in summer.',
      'In winter it gives this off slowly and warms the air at the coast.',
    ],
  },
  {
    stem: 'In a model, warm water stands in a closed box with ice on top of the lid. Drops form under the lid. Which parts stand for the Sun and for cold air?',
    right: 'The warm water’s heat for the Sun, the ice for cold air',
    wrong: [
      [
        'heat-reversed',
        'The ice for the Sun, the warm water for cold air',
        'The Sun gives energy for evaporation. Which part of the model does that?',
      ],
      [
        'wrong-driver',
        'The box for the Sun, the drops for cold air',
        'What gives the energy to evaporate? And what makes the vapor condense?',
      ],
      [
        'water-lost',
        'None, since the model makes new water',
        'The drops come from the water below. What made it rise, and what made it condense?',
      ],
    ],
    hints: [
      'What drives evaporation in the box, and what drives it on Earth?',
      'Where does the vapor cool, in the box and on Earth?',
    ],
    solution: [
      'Heat makes the water evaporate, as the Sun’s energy does on Earth.',
      'At the lid, cooled by ice, vapor condenses, as it does in cold air high up.',
    ],
  },
  {
    stem: 'A warmer climate speeds evaporation up. Which change is to be expected over all of Earth?',
    right: 'More rain and snow in all, since more goes up',
    wrong: [
      [
        'water-lost',
        'Less rain, for the water is gone once it evaporates',
        'Vapor stays in the air for only some days. Then where does it go?',
      ],
      [
        'water-lost',
        'The sea dries up in a few years',
        'Evaporated water comes back as rain. So what grows is how fast it goes around.',
      ],
      [
        'one-circle',
        'Just as much more rain at every place on Earth',
        'The total grows. But wind carries vapor to some places and not to others.',
      ],
    ],
    hints: [
      'How long can vapor stay in the air? Does it pile up there?',
      'If more goes up each day, what about what comes down?',
    ],
    solution: [
      'Air can hold only so much vapor, so it soon comes down again.',
      'If more evaporates, more falls in all. But some places get more, and others less.',
    ],
  },
]

export const waterCycleQuestions: Record<Level, readonly ConceptQuestion[]> = { 1: basics, 2: usual, 3: hard }
