import type { Level } from '@skills-center/contract/ids'
import { gap, type GapStory } from '../gap-story.ts'

const easy: readonly GapStory[] = [
  {
    stem: 'On a cold day, a child breathes on a window. Choose the words that fit.',
    parts: [
      'The glass turns gray. On it there are now ',
      gap('what is on the glass', 'tiny drops of water', [
        ['bits of smoke', 'names-mixed', 'There is no fire. What does breath hold that can turn to liquid?'],
        ['cold air', 'cloud-is-vapor', 'Air cannot be seen. What makes the finger wet that wipes the glass?'],
      ]),
      '. They came from ',
      gap('where it came from', 'vapor in the breath', [
        ['the glass itself', 'water-lost', 'Glass holds no water. What did the child bring to the window?'],
        ['rain outside', 'water-lost', 'It is dry inside the room. What touched the glass on this side?'],
      ]),
      ', which ',
      gap('what vapor did', 'condensed', [
        ['evaporated', 'names-mixed', 'To evaporate is to become a gas. Here a gas became liquid.'],
        ['froze', 'names-mixed', 'Then there would be ice. Is the glass wet or icy?'],
      ]),
      ' on the cold glass.',
    ],
    hints: [
      'Wipe the glass with a finger. What is on the finger?',
      'Breath is warm and holds a gas that cannot be seen. What does cold do to it?',
    ],
    solution: [
      'Breath holds water vapor, a gas that cannot be seen.',
      'On the cold glass it condenses: it turns to tiny drops.',
    ],
  },
  {
    stem: 'In the morning there is fog over a lake. By noon it is gone. Choose the words that fit.',
    parts: [
      'The fog was made of ',
      gap('what fog is', 'tiny drops', [
        ['water vapor', 'cloud-is-vapor', 'Water vapor cannot be seen. Can fog be seen?'],
        ['smoke', 'cloud-is-vapor', 'There was no fire. What does fog leave on hair and grass?'],
      ]),
      '. They formed at night, when the air ',
      gap('air at night', 'cooled', [
        ['warmed up', 'heat-reversed', 'Does vapor turn to drops in warmer air or in cooler air?'],
        ['dried out', 'names-mixed', 'Drops came out of the air. What must happen to moist air for that?'],
      ]),
      '. By noon the Sun had made them ',
      gap('drops by noon', 'evaporate', [
        ['condense', 'names-mixed', 'To condense is to become liquid. The drops were liquid already.'],
        ['stop being water', 'water-lost', 'The water is still there. In which state can it not be seen?'],
      ]),
      '.',
    ],
    hints: [
      'Fog is a cloud that lies on the ground. What is a cloud made of?',
      'Cold turns vapor to drops. What does warmth do to drops?',
    ],
    solution: [
      'At night the air cooled, and vapor in it condensed to tiny drops: fog.',
      'The Sun warmed them, and they evaporated. Vapor cannot be seen.',
    ],
  },
  {
    stem: 'Rain falls on a sandy field. Choose the words that fit.',
    parts: [
      'Much of the rain soaks into the ground. This step is called ',
      gap('name of the step', 'infiltration', [
        ['runoff', 'names-mixed', 'Runoff flows over the land. Where does this water go?'],
        [
          'condensation',
          'names-mixed',
          'In condensation a gas becomes liquid. Here liquid water only moves.',
        ],
      ]),
      '. Under the field the water fills ',
      gap('where groundwater is', 'gaps between the grains', [
        [
          'one big hollow',
          'ground-forgotten',
          'There is no big hollow under a field. What is between grains of sand?',
        ],
        ['the grains of sand', 'ground-forgotten', 'Grains of sand are solid. What is between them?'],
      ]),
      '. There it moves ',
      gap('how it moves', 'slowly to lower places', [
        [
          'not at all',
          'ground-forgotten',
          'Springs and wells get new water all the time. So does it stand still?',
        ],
        ['fast, like a river', 'ground-forgotten', 'It has to creep through tiny gaps. Can it be fast?'],
      ]),
      '.',
    ],
    hints: [
      'Pour water on a heap of sand. Where does it go?',
      'What is there between grains of sand, and how fast can water get through it?',
    ],
    solution: [
      'Water that soaks into the ground: that is infiltration.',
      'It fills the gaps between grains, and gravity pulls it slowly to lower places.',
    ],
  },
  {
    stem: 'A snowman stands in the sun. Choose the words that fit.',
    parts: [
      'It takes in energy from ',
      gap('source of energy', 'the Sun', [
        ['gravity', 'wrong-driver', 'Gravity pulls, but it does not warm. What warms the snow?'],
        ['the cold ground', 'heat-reversed', 'Does cold ground warm snow? What shines on it?'],
      ]),
      ', and the snow ',
      gap('what the snow does', 'melts', [
        ['condenses', 'names-mixed', 'To condense is to turn from gas to liquid. What was the snow before?'],
        ['disappears for good', 'water-lost', 'Look at the puddle. What has the snow become?'],
      ]),
      '. The water runs down the yard because of ',
      gap('why water runs down', 'gravity', [
        ['the Sun', 'wrong-driver', 'Water runs down at night, too. What pulls it to lower places?'],
        ['the wind', 'wrong-driver', 'It runs downhill without any wind. What pulls it?'],
      ]),
      '.',
    ],
    hints: [
      'From solid to liquid: what is that called, and what does it take?',
      'One thing warms the snow. Another pulls the water downhill.',
    ],
    solution: ['The Sun’s energy makes the snow melt.', 'Gravity pulls the water to lower places.'],
  },
  {
    stem: 'Wet jeans hang on a line on a mild, windy day. Choose the words that fit.',
    parts: [
      'The water in them ',
      gap('what the water does', 'evaporates', [
        [
          'condenses',
          'names-mixed',
          'To condense is to become liquid. The water in the jeans is liquid already.',
        ],
        ['is used up', 'water-lost', 'Water is not used up. Where can it have gone?'],
      ]),
      '. To do so, it ',
      gap('boiling', 'need not boil', [
        [
          'must boil first',
          'boiling-only',
          'Nothing is at 100 °C here, and still the jeans dry. So must water boil?',
        ],
        ['must freeze first', 'heat-reversed', 'It is a mild day. Is there any ice?'],
      ]),
      '. The wind makes the jeans dry faster, as it ',
      gap('what wind does', 'carries vapor off', [
        ['uses the water up', 'water-lost', 'Wind uses no water. What does moving air take along?'],
        [
          'makes the water boil',
          'boiling-only',
          'Nothing is at 100 °C here. What does moving air take along?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Into which state must water turn to leave the cloth?',
      'Still air around wet cloth gets moist. What does the wind do to that air?',
    ],
    solution: [
      'Water evaporates at any temperature, and so the jeans dry without boiling.',
      'Wind carries the vapor off, and more water can follow.',
    ],
  },
  {
    stem: 'A gardener waters a bed of tomatoes. Choose the words that fit.',
    parts: [
      'The plants take in water with their ',
      gap('where water goes in', 'roots', [
        ['fruits', 'plants-forgotten', 'Fruits hang in the air. Which part reaches the wet soil?'],
        ['leaves only', 'plants-forgotten', 'Most water is in the soil. Which part is down there?'],
      ]),
      '. Most of it leaves the plants through their ',
      gap('where water goes out', 'leaves', [
        ['stems, as drops', 'plants-forgotten', 'Stems carry water upward. Where are the tiny openings?'],
        [
          'roots, back into the soil',
          'plants-forgotten',
          'Roots take water in. Where does it go from there?',
        ],
      ]),
      ' as ',
      gap('how water goes out', 'a gas', [
        [
          'salty drops',
          'salt-rises',
          'Salts stay in the plant. And one sees no drops fall from leaves by day.',
        ],
        ['ice', 'names-mixed', 'It is not freezing. In which state can water go into the air unseen?'],
      ]),
      '.',
    ],
    hints: [
      'Follow the water through the plant: from the soil, up the stem, and out.',
      'Leaves have tiny openings. In which state does water leave there?',
    ],
    solution: [
      'Roots take in water, and stems carry it up.',
      'Leaves give most of it off as vapor: that is transpiration.',
    ],
  },
  {
    stem: 'People lead sea water into wide, flat ponds to get salt. Choose the words that fit.',
    parts: [
      'In the sun, the water ',
      gap('what the water does', 'evaporates', [
        ['melts', 'names-mixed', 'To melt is to turn from solid to liquid. Sea water is liquid already.'],
        ['turns into salt', 'salt-rises', 'Water does not become salt. The salt was in it before.'],
      ]),
      ', and the salt ',
      gap('what the salt does', 'stays in the pond', [
        [
          'goes up with the water',
          'salt-rises',
          'Then people would find none. What lies on the ground in the end?',
        ],
        ['is made by the Sun', 'salt-rises', 'The Sun brings energy, not salt. Where was the salt before?'],
      ]),
      '. Rain that forms from this water is ',
      gap('rain', 'not salty', [
        [
          'as salty as the sea',
          'salt-rises',
          'Which of the two went up into the air: the water or the salt?',
        ],
        ['a bit salty', 'salt-rises', 'No salt went up with the vapor. So what is in the rain?'],
      ]),
      '.',
    ],
    hints: [
      'People find the salt in the pond when the water is gone.',
      'Which particles go into the air, and which do not?',
    ],
    solution: [
      'Only the water evaporates, and the salt stays in the pond.',
      'So the vapor and its rain hold no salt.',
    ],
  },
  {
    stem: 'What falls from clouds? Choose the words that fit.',
    parts: [
      'Rain, snow, sleet, and hail together are called ',
      gap('name of all four', 'precipitation', [
        [
          'condensation',
          'names-mixed',
          'That is what makes the drops in the cloud. What is it called when water falls?',
        ],
        ['evaporation', 'names-mixed', 'In evaporation water goes up. This water comes down.'],
      ]),
      '. They fall because of ',
      gap('why they fall', 'gravity', [
        ['the Sun’s heat', 'wrong-driver', 'The Sun’s energy lifts water up. What pulls it down?'],
        ['the pull of the sea', 'wrong-driver', 'Rain falls on dry land as well. What pulls on everything?'],
      ]),
      ', when the drops or bits of ice in a cloud ',
      gap('when they fall', 'have grown heavy enough', [
        [
          'have turned into gas',
          'cloud-is-vapor',
          'A gas does not fall as rain. What must the tiny drops do first?',
        ],
        [
          'have soaked up salt',
          'salt-rises',
          'There is hardly any salt in a cloud. What must the tiny drops do first?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Three names sound alike: evaporation, condensation, precipitation. Which one is the way down?',
      'The drops of a cloud are so tiny that they float. What must change before they fall?',
    ],
    solution: [
      'Water that falls from clouds in any form is precipitation.',
      'When drops or bits of ice have grown heavy enough, gravity pulls them down.',
    ],
  },
]

const usual: readonly GapStory[] = [
  {
    stem: 'It has not rained for five weeks, but a stream in the hills still flows. Choose the words that fit.',
    parts: [
      'The water in it now comes from ',
      gap('source of the stream', 'groundwater', [
        ['clouds far away', 'ground-forgotten', 'It has not rained. Which store is there under the hills?'],
        ['nowhere, it is new', 'water-lost', 'Water is not made anew. Which store is there under the hills?'],
      ]),
      '. It got there when rain ',
      gap('how it got there', 'soaked in weeks before', [
        [
          'ran off weeks before',
          'ground-forgotten',
          'What ran off has long reached the sea. Which rain stayed in the hills?',
        ],
        ['fell on the sea', 'one-circle', 'Rain on the sea does not get into the hills. Which rain did?'],
      ]),
      '. The stream goes on so long because this water moves ',
      gap('how water moves', 'slowly through the ground', [
        [
          'fast through wide caves',
          'ground-forgotten',
          'Then it would soon have run out. What is between grains of soil?',
        ],
        [
          'only when it rains',
          'ground-forgotten',
          'It has not rained, and still it comes out. So does it stop?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Water must be stored somewhere. Where could it be, if not in the air?',
      'A full sponge goes on dripping for a while. What in the hills is like a sponge?',
    ],
    solution: [
      'Rain soaked into the ground weeks before.',
      'It creeps slowly between the grains and comes out at the stream, so the stream goes on.',
    ],
  },
  {
    stem: 'Moist wind from the sea blows against a mountain range. Choose the words that fit.',
    parts: [
      'The air is pushed up and ',
      gap('temperature of rising air', 'cools', [
        ['warms up', 'heat-reversed', 'Think of the top of a high mountain. Is it warm or cold there?'],
        [
          'stays just as warm',
          'heat-reversed',
          'Think of the top of a high mountain. What happens to air that goes there?',
        ],
      ]),
      '. So vapor in it ',
      gap('what vapor does', 'condenses', [
        ['evaporates', 'names-mixed', 'Vapor is a gas already. What does a gas do when it cools?'],
        ['melts', 'names-mixed', 'To melt is to turn from solid to liquid. What is vapor?'],
      ]),
      ', and on that side of the mountains there is ',
      gap('rain on that side', 'much rain', [
        ['little rain', 'heat-reversed', 'Drops form in the rising air. Where do they fall?'],
        ['salty rain', 'salt-rises', 'The vapor came from the sea. But did the salt come with it?'],
      ]),
      '.',
    ],
    hints: [
      'What is the temperature like high in the mountains?',
      'Clouds form where vapor cools. On which side of the mountains is that?',
    ],
    solution: [
      'The mountains push the air up, and it cools.',
      'Its vapor condenses to clouds, so much rain falls on that side.',
    ],
  },
  {
    stem: 'On a hot day a large oak tree takes up hundreds of liters of water. Choose the words that fit.',
    parts: [
      'Most of this water ',
      gap('where most water goes', 'leaves the tree as vapor', [
        [
          'becomes wood',
          'plants-forgotten',
          'The tree does not get hundreds of kilograms heavier in a day. Where does the water go?',
        ],
        [
          'is used up by the tree',
          'water-lost',
          'Water is not used up. Through which openings can it leave?',
        ],
      ]),
      '. The energy for that comes from ',
      gap('source of energy', 'the Sun', [
        ['the roots', 'wrong-driver', 'Roots take water in. What warms the leaves on a hot day?'],
        [
          'gravity',
          'wrong-driver',
          'Gravity pulls down. This water goes up into the air. What warms the leaves?',
        ],
      ]),
      '. The air in a forest is cooler than over a parking lot, since evaporating water ',
      gap('energy of evaporation', 'takes in energy', [
        [
          'gives off energy',
          'heat-reversed',
          'Then the air would get warmer. Think of wet skin in the wind.',
        ],
        [
          'needs no energy',
          'heat-reversed',
          'Does wet skin in the wind feel cool or warm? What does that tell?',
        ],
      ]),
      '.',
    ],
    hints: [
      'What do leaves do with water?',
      'Think of how wet skin feels in the wind. Where does the energy go?',
    ],
    solution: [
      'Leaves give most of the water off as vapor: transpiration.',
      'The Sun brings the energy. The water takes it in, and so the air in a forest stays cooler.',
    ],
  },
  {
    stem: 'A closed glass jar holds moist soil and a fern. It is never watered. Choose the words that fit.',
    parts: [
      'Drops hang on the glass. They formed by ',
      gap('how drops formed', 'condensation', [
        [
          'evaporation',
          'names-mixed',
          'In evaporation liquid becomes gas. Drops are liquid: what was there before?',
        ],
        ['precipitation', 'names-mixed', 'That is when drops fall. How did they form on the glass?'],
      ]),
      '. Then they run down to the soil because of ',
      gap('why they run down', 'gravity', [
        ['sunlight', 'wrong-driver', 'Sunlight can make them evaporate. What pulls them down?'],
        ['the roots', 'wrong-driver', 'Roots do not reach the glass. What pulls on the drops?'],
      ]),
      '. In all the months, the amount of water in the jar ',
      gap('amount of water', 'stays the same', [
        ['gets less', 'water-lost', 'The jar is closed. Where could the water go?'],
        ['gets more', 'water-lost', 'The jar is closed. Where could new water come from?'],
      ]),
      '.',
    ],
    hints: [
      'Look for all steps of the water cycle in the jar: up, back to drops, and down.',
      'The jar is closed. What can get in or out?',
    ],
    solution: [
      'Water evaporates from soil and leaves, and condenses on the glass.',
      'Gravity pulls the drops down. Nothing gets out, so the amount stays the same.',
    ],
  },
  {
    stem: 'After a clear, very cold night there is frost on a car, though it did not rain or snow. Choose the words that fit.',
    parts: [
      'The frost formed from ',
      gap('what frost formed from', 'vapor in the air', [
        [
          'snow from far away',
          'one-circle',
          'It did not snow. What is in the air, even when the sky is clear?',
        ],
        ['water out of the metal', 'water-lost', 'Metal holds no water. What touches the car on all sides?'],
      ]),
      ', which turned into ',
      gap('what vapor turned into', 'ice', [
        ['a cloud', 'cloud-is-vapor', 'A cloud floats in the air. What is there on the car?'],
        ['frozen smoke', 'cloud-is-vapor', 'There is no smoke. What is the frost when it melts?'],
      ]),
      ' on the cold car. In the sun it is soon gone: some of it melted, and the water ',
      gap('what became of the water', 'evaporated', [
        ['condensed', 'names-mixed', 'To condense is to become liquid. This water went into the air.'],
        ['stopped being water', 'water-lost', 'It is still water, but it cannot be seen. In which state?'],
      ]),
      '.',
    ],
    hints: [
      'There was no rain and no snow. Where else is there water around a car?',
      'The car is very cold. What does that do to vapor that touches it?',
    ],
    solution: [
      'Vapor in the air turned to ice on the very cold car.',
      'In the sun the ice melted, and then the water evaporated.',
    ],
  },
  {
    stem: 'A town turns an old parking lot into a park with grass and trees. Choose the words that fit.',
    parts: [
      'When it rains there is now ',
      gap('runoff', 'less runoff', [
        ['more runoff', 'ground-forgotten', 'Rain can soak into soil. Is more or less left to run off?'],
        ['just as much runoff', 'ground-forgotten', 'Compare asphalt with soil. On which can rain soak in?'],
      ]),
      '. Under the park there is more ',
      gap('water under the park', 'groundwater', [
        [
          'precipitation',
          'names-mixed',
          'Precipitation falls from clouds. What is water under the ground called?',
        ],
        [
          'water vapor only',
          'ground-forgotten',
          'Vapor is a gas in the air. What does rain become that soaks in?',
        ],
      ]),
      ' than before. On hot days the air gets moister, because of ',
      gap('why the air gets moist', 'transpiration', [
        [
          'infiltration',
          'ground-forgotten',
          'Infiltration takes water down into the ground. What brings it up into the air?',
        ],
        ['condensation', 'names-mixed', 'Condensation takes vapor out of the air. What brings it in?'],
      ]),
      '.',
    ],
    hints: [
      'What can rain do on soil that it cannot do on asphalt?',
      'Plants were added. What do their leaves do with water?',
    ],
    solution: [
      'Rain soaks into the soil, so less runs off, and there is more groundwater.',
      'Leaves give off vapor, so the air gets moister.',
    ],
  },
  {
    stem: 'High on a mountain, each winter’s snow is pressed to ice, and a glacier forms. Choose the words that fit.',
    parts: [
      'The glacier creeps down the valley because of ',
      gap('why it moves', 'gravity', [
        ['the Sun', 'wrong-driver', 'The Sun can melt the ice. But what pulls it downhill, day and night?'],
        ['the wind', 'wrong-driver', 'Wind cannot push so much ice. What pulls it downhill?'],
      ]),
      '. At its low end the ice ',
      gap('at the low end', 'melts', [
        ['condenses', 'names-mixed', 'To condense is to turn from gas to liquid. What is ice?'],
        [
          'stays forever',
          'water-lost',
          'Then it would fill the valley. It is warmer down there: what does ice do?',
        ],
      ]),
      '. A water particle that fell as snow on top may need ',
      gap('how long it takes', 'hundreds of years', [
        [
          'about an hour',
          'one-circle',
          'Ice in a glacier moves less than a meter on most days. Can it be so quick?',
        ],
        ['as long as any raindrop', 'one-circle', 'Rain runs off in hours. Does ice creep as fast as that?'],
      ]),
      ' to get there.',
    ],
    hints: [
      'What pulls everything to lower places?',
      'It is warmer at the low end. And how fast does ice creep?',
    ],
    solution: [
      'Gravity pulls the ice downhill, but very slowly.',
      'At the low, warm end it melts. Some water is held back like that for hundreds of years.',
    ],
  },
  {
    stem: 'The same amount of water is poured into a wide, flat dish and into a tall, narrow glass. Both stand side by side. Choose the words that fit.',
    parts: [
      'The water in the dish is gone ',
      gap('dish', 'sooner', [
        ['later', 'flow-left-out', 'Where does evaporation take place? Which of the two has more of that?'],
        ['at the same time', 'flow-left-out', 'The amounts are the same. But what about the surface?'],
      ]),
      ', since water evaporates ',
      gap('where it evaporates', 'at its surface', [
        [
          'only at the bottom',
          'boiling-only',
          'The bottom gets hot when water boils on a stove. Is it heated like that here?',
        ],
        [
          'only when it boils',
          'boiling-only',
          'Nothing boils here, and still the water gets less. So where do particles leave?',
        ],
      ]),
      '. When both are dry, the water from the glass has given the air ',
      gap('vapor from the glass', 'as much vapor as the dish', [
        [
          'less vapor than the dish',
          'water-lost',
          'Both held the same amount, and both are dry. So how much went into the air from each?',
        ],
        ['no vapor at all', 'water-lost', 'The glass is dry. Where else can its water have gone?'],
      ]),
      '.',
    ],
    hints: [
      'Which particles can leave the water: those deep inside, or those at the top?',
      'Compare how wide the two are. And how much water was in each of them?',
    ],
    solution: [
      'Water evaporates at its surface, and the dish has the larger surface. So it dries sooner.',
      'In the end the same amount of water has gone into the air from both.',
    ],
  },
]

const hard: readonly GapStory[] = [
  {
    stem: 'Two rivers fed a large lake without an outlet. Then most of their water was led to cotton fields. Choose the words that fit.',
    parts: [
      'Over the years the level of the lake ',
      gap('level of the lake', 'fell', [
        ['rose', 'in-out-mixed', 'Less water came in than before. What did that do to the level?'],
        [
          'stayed the same',
          'flow-left-out',
          'The lake has a way out that cannot be seen. Did that stop, too?',
        ],
      ]),
      ', since less water came in than ',
      gap('way out', 'evaporated', [
        [
          'condensed',
          'names-mixed',
          'Condensation makes drops out of vapor. What takes water out of a lake?',
        ],
        [
          'turned into salt',
          'salt-rises',
          'Water does not become salt. Where can it go from a lake without an outlet?',
        ],
      ]),
      '. Each liter that was left held ',
      gap('salt in a liter', 'more salt', [
        ['less salt', 'salt-rises', 'Only water evaporates. The same salt was then in less water.'],
        [
          'as much salt',
          'salt-rises',
          'The salt stayed in the lake, but the water got less. So how much was in a liter?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Compare what comes in with what goes out. Which of the two has changed?',
      'Water leaves as a gas. What about the salt that was in it?',
    ],
    solution: [
      'Less water came in, but evaporation went on. So the level fell.',
      'The salt stayed behind in less water, so each liter held more of it.',
    ],
  },
  {
    stem: 'A hurricane draws its strength from warm sea water. Choose the words that fit.',
    parts: [
      'Water that evaporates from the warm sea ',
      gap('energy in evaporation', 'takes in energy', [
        [
          'gives off energy',
          'heat-reversed',
          'Particles need energy to leave a liquid. So does it go in or out?',
        ],
        [
          'holds no energy',
          'heat-reversed',
          'Particles of a gas move freely. Do they hold more energy or less than before?',
        ],
      ]),
      '. High up in the storm this vapor ',
      gap('where energy is set free', 'condenses and sets it free', [
        [
          'evaporates and sets it free',
          'names-mixed',
          'Vapor is a gas already. What does it do in the cold air high up?',
        ],
        [
          'condenses and takes in more',
          'heat-reversed',
          'Particles that draw together have less energy than before. Where does it go?',
        ],
      ]),
      '. Over land the storm gets weaker, as it is then ',
      gap('over land', 'fed with less vapor', [
        [
          'fed with more vapor',
          'flow-left-out',
          'Where does more water evaporate: from a warm sea or from dry land?',
        ],
        [
          'fed with salt from the soil',
          'salt-rises',
          'Salt gives a storm no energy. What did the sea give it?',
        ],
      ]),
      '.',
    ],
    hints: [
      'What goes in as energy on the way to gas must come out on the way back.',
      'What does the storm get from the sea that dry land cannot give?',
    ],
    solution: [
      'Evaporating water takes in energy from the warm sea.',
      'In the storm the vapor condenses and sets this energy free.',
      'Over land less vapor comes in, so the storm gets weaker.',
    ],
  },
  {
    stem: 'West of a mountain range there are wet forests, and east of it there is a desert. The wind comes from the west. Choose the words that fit.',
    parts: [
      'On its way up the western slope, the air ',
      gap('air going up', 'loses water as rain', [
        [
          'takes up water from the rain',
          'in-out-mixed',
          'Rain falls out of the air. Does the air then hold more water or less?',
        ],
        ['keeps all its water', 'flow-left-out', 'Wet forests need rain. Where does that rain come from?'],
      ]),
      '. On its way down the eastern slope it ',
      gap('air going down', 'warms up', [
        ['cools further', 'heat-reversed', 'Air cools as it rises. What about the way back?'],
        [
          'stays as cold as on top',
          'heat-reversed',
          'It is warmer in the valley than on top. What happens to air that goes down?',
        ],
      ]),
      ', so drops in it ',
      gap('drops going down', 'evaporate', [
        ['condense', 'names-mixed', 'To condense is to become liquid. Drops are liquid already.'],
        ['grow into rain', 'heat-reversed', 'Do drops grow or get smaller in air that gets warmer?'],
      ]),
      '. That is why so little rain falls there.',
    ],
    hints: [
      'Follow the air: up one side, and down the other. What happens to its temperature?',
      'How much water is left in the air when it gets to the top?',
    ],
    solution: [
      'Going up, the air cools, and much of its water falls as rain in the west.',
      'Going down, it warms up, and drops evaporate. So the east stays dry.',
    ],
  },
  {
    stem: 'Under a desert lies groundwater from rain that fell 10,000 years ago. Farms now pump it up. Choose the words that fit.',
    parts: [
      'Hardly any rain falls there now, so the level of this groundwater ',
      gap('level of groundwater', 'sinks', [
        ['stays the same', 'in-out-mixed', 'Much is taken out. How much comes in from rain?'],
        ['rises', 'in-out-mixed', 'Pumping takes water out. Can the level rise by that?'],
      ]),
      '. The water that was pumped up is ',
      gap('pumped water', 'still on Earth, in another place', [
        ['used up for good', 'water-lost', 'Plants give most of it to the air. Has it stopped being water?'],
        [
          'new water for Earth',
          'water-lost',
          'It was there before, under the ground. Has Earth got any more of it?',
        ],
      ]),
      '. To fill this store again would take ',
      gap('time to refill', 'thousands of years', [
        [
          'one rainy day',
          'ground-forgotten',
          'The water soaked in over a very long, wetter time. Could one day bring so much?',
        ],
        [
          'no time, for all water is one circle',
          'one-circle',
          'The pumped water may rain down far away. Does it come back to this place?',
        ],
      ]),
      '.',
    ],
    hints: [
      'Compare what is taken out with what comes in.',
      'Earth keeps its water. But does it come back to the same place, and how fast?',
    ],
    solution: [
      'Far more is pumped out than soaks in, so the level sinks.',
      'The water is not lost for Earth, but it is for this store. Filling it again would take thousands of years.',
    ],
  },
  {
    stem: 'In a warmer winter, mountains get rain in place of snow, but the same amount of water. Choose the words that fit.',
    parts: [
      'In that winter the rivers carry ',
      gap('rivers in winter', 'more water than usual', [
        [
          'less water than usual',
          'in-out-mixed',
          'Snow lies and waits, but rain does not. Where does the rain go at once?',
        ],
        [
          'as much water as usual',
          'flow-left-out',
          'In other winters the snow lies until spring. And the rain?',
        ],
      ]),
      '. In early summer they carry ',
      gap('rivers in summer', 'less water than usual', [
        [
          'more water than usual',
          'in-out-mixed',
          'In other years snow melts then and feeds the rivers. And this year?',
        ],
        [
          'as much water as usual',
          'flow-left-out',
          'In other years a store of snow melts then. Is it there this year?',
        ],
      ]),
      '. So snow on mountains works as a ',
      gap('what snow is', 'store that is emptied later', [
        ['source of new water', 'water-lost', 'Snow is water that came from the air. Is it new?'],
        ['loss of water for good', 'water-lost', 'Snow melts in spring. Is its water lost?'],
      ]),
      '.',
    ],
    hints: [
      'What does snow do all winter, and what does rain do at once?',
      'In other years, what feeds the rivers in early summer?',
    ],
    solution: [
      'Rain runs off at once, so the rivers are fuller in winter.',
      'In summer the melting snow is missing. Snow is a store: it holds water back until later.',
    ],
  },
  {
    stem: 'Harmless dye is poured into a stream that sinks into a cave. It shows up in a spring after 3 days, and in a well in clay after 20 years. Choose the words that fit.',
    parts: [
      'The dye shows that this water takes ',
      gap('ways of the water', 'more than one way', [
        ['one fixed way', 'one-circle', 'It came out at two places. So was there only one way?'],
        [
          'no way under the ground',
          'ground-forgotten',
          'The dye sank into a cave and came out elsewhere. Where was it in between?',
        ],
      ]),
      '. On all of them it is pulled by ',
      gap('what pulls it', 'gravity', [
        ['the Sun’s energy', 'wrong-driver', 'It is dark down there. What pulls water to lower places?'],
        ['the dye', 'wrong-driver', 'The dye only marks the water. What pulls water to lower places?'],
      ]),
      '. The times differ so much, since clay has ',
      gap('why times differ', 'much smaller gaps', [
        ['much larger gaps', 'ground-forgotten', 'Would water be slower or faster in larger gaps?'],
        [
          'much saltier water',
          'salt-rises',
          'Salt does not hold water back. Compare a cave with the gaps in clay.',
        ],
      ]),
      ' than a cave.',
    ],
    hints: [
      'At how many places did the dye come out?',
      'Compare a wide cave with tiny gaps between grains of clay. Where is water faster?',
    ],
    solution: [
      'The dye came out at two places, so the water takes more than one way.',
      'Gravity pulls it on both. In the tiny gaps of clay it is far slower than in a cave.',
    ],
  },
  {
    stem: 'All the air on Earth holds about 13,000 km³ of water. In one year about 500,000 km³ fall as rain and snow. Choose the words that fit.',
    parts: [
      'In a year the water in the air is replaced ',
      gap('how often', 'about 40 times', [
        ['about once', 'one-circle', 'Compare the two numbers. How many times does 13,000 fit into 500,000?'],
        [
          'less than once',
          'in-out-mixed',
          'Compare the two numbers. Which one is larger, and how many times?',
        ],
      ]),
      '. So vapor stays in the air for about ',
      gap('how long', 'ten days', [
        ['ten years', 'one-circle', 'In ten years some 5,000,000 km³ fall. Can the air hold so much?'],
        [
          'ten minutes',
          'in-out-mixed',
          'A year has 365 days. Share them among the times that the water is replaced.',
        ],
      ]),
      '. In that year about ',
      gap('how much evaporates', '500,000 km³ evaporate', [
        [
          '13,000 km³ evaporate',
          'in-out-mixed',
          'Then the air would soon be empty. How much must go up if 500,000 km³ come down?',
        ],
        [
          'no more than half of it evaporates',
          'water-lost',
          'The air holds about as much each year. So what must be equal?',
        ],
      ]),
      '.',
    ],
    hints: [
      'How many times does 13,000 fit into 500,000?',
      'A year has 365 days. And if the amount in the air stays the same, what must be equal?',
    ],
    solution: [
      '500,000 ÷ 13,000 is about 38, so the water in the air is replaced about 40 times a year.',
      '365 days ÷ 38 is about 10 days.',
      'The amount in the air stays the same, so as much goes up as comes down.',
    ],
  },
  {
    stem: 'In the last ice age, ice more than a mile thick lay on much of North America. Choose the words that fit.',
    parts: [
      'At that time the level of the sea was ',
      gap('level of the sea', 'lower than now', [
        [
          'higher than now',
          'in-out-mixed',
          'The ice was made of water that had come from the sea. Was more or less left in it?',
        ],
        ['the same as now', 'flow-left-out', 'Much water lay on land as ice. Where was it missing?'],
      ]),
      '. The amount of water on all of Earth was ',
      gap('water on Earth', 'about the same as now', [
        ['far smaller than now', 'water-lost', 'Ice is water, too. Was any of it gone from Earth?'],
        [
          'far larger than now',
          'water-lost',
          'The ice came from water that was there before. Was any new water made?',
        ],
      ]),
      '. Each liter of sea water held ',
      gap('salt in the sea', 'a bit more salt', [
        [
          'a bit less salt',
          'salt-rises',
          'Only water left the sea, and the salt stayed. So was the sea saltier or less salty?',
        ],
        ['no salt at all', 'salt-rises', 'Salt does not go up with the vapor. Where did it stay?'],
      ]),
      '.',
    ],
    hints: [
      'Where had the water in the ice been before?',
      'Water left the sea as vapor. What about its salt?',
    ],
    solution: [
      'Water from the sea evaporated, fell as snow on land, and stayed there as ice. So the sea was lower.',
      'Earth kept its water. The salt stayed in less sea water, so each liter held a bit more.',
    ],
  },
]

/** More ways of water, with the same kinds of gaps. */
export const moreWaterStories: Record<Level, readonly GapStory[]> = { 1: easy, 2: usual, 3: hard }
