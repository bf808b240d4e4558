import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** Two things that touch, the warm one and the cold one, each with its article. */
const meetings = [
  { story: 'A cold spoon is put into hot soup.', warm: 'the soup', cold: 'the spoon' },
  { story: 'Ice cubes are dropped into a glass of lemonade.', warm: 'the lemonade', cold: 'the ice' },
  { story: '{name} holds a snowball in bare hands.', warm: 'the hands', cold: 'the snowball' },
  { story: 'A warm egg is set in a bowl of cold water.', warm: 'the egg', cold: 'the water' },
  { story: '{name} leans against a cold window.', warm: '{name}’s back', cold: 'the window' },
  { story: 'A cold can of juice stands in a warm kitchen.', warm: 'the air', cold: 'the can' },
  { story: 'A hot pan is set on a stone counter.', warm: 'the pan', cold: 'the counter' },
  { story: '{name} walks barefoot over cold tiles.', warm: 'the feet', cold: 'the tiles' },
] as const

const flows = meetings.map(({ story, warm, cold }): ConceptQuestion => ({
  stem: `${story} What flows, and which way?`,
  right: `Energy flows from ${warm} to ${cold}`,
  wrong: [
    [
      'cold-flows',
      `Cold flows from ${cold} to ${warm}`,
      `It may feel like that, but there is no stuff called cold that could flow. To get colder, ${warm} must lose something. What is it?`,
    ],
    [
      'flows-to-warmer',
      `Energy flows from ${cold} to ${warm}`,
      `By itself energy never flows from the colder thing to the warmer one. Which of the two is warmer here?`,
    ],
    [
      'heat-stays',
      `Nothing flows between ${cold} and ${warm}`,
      `Where a warm thing and a cold thing touch, the warm one cools. So something must leave it. What, and where does it go?`,
    ],
  ],
  hints: [
    'Which of the two is warmer, and which one is colder?',
    'Energy flows by itself from warmer to colder.',
  ],
  solution: [
    `Of the two, the warmer one is ${warm}, and the colder one is ${cold}.`,
    'By itself, energy flows from a warmer thing to a colder one. It can warm the colder one or melt it.',
    `So energy flows from ${warm} to ${cold}. Cold is not a stuff that flows.`,
  ],
}))

/** What things are made of, where the question is how they feel: the same in a room, or not. */
const feels = [
  {
    place: 'In a classroom a metal chair leg and its wooden seat',
    one: 'the metal leg',
    other: 'the wooden seat',
    time: 'all night',
  },
  {
    place: 'In a bathroom a tile floor and a cotton rug',
    one: 'the tile floor',
    other: 'the cotton rug',
    time: 'all day',
  },
  {
    place: 'In a garage a steel wrench and a plastic box',
    one: 'the steel wrench',
    other: 'the plastic box',
    time: 'for days',
  },
  {
    place: 'In a gym an iron dumbbell and a foam mat',
    one: 'the iron dumbbell',
    other: 'the foam mat',
    time: 'all night',
  },
] as const

const sameRoom = feels.map(({ place, one, other, time }): ConceptQuestion => ({
  stem: `${place} have been in the same air ${time}. {name} touches both, and ${one} feels colder. What would a thermometer show?`,
  right: 'Both have the same temperature',
  wrong: [
    [
      'metal-is-colder',
      `That ${one} is colder`,
      `It only feels colder. Both have been in the same air long enough to reach its temperature. What does ${one} do to the energy of a warm hand?`,
    ],
    [
      'cold-flows',
      `That ${one} has more cold in it`,
      `There is no stuff called cold inside things. Both have had time to reach the temperature of the air.`,
    ],
    [
      'wool-makes-heat',
      `That ${other} makes its own heat`,
      `Nothing in ${other} makes heat. It feels less cold because it takes energy from a hand more slowly.`,
    ],
  ],
  hints: [
    'What happens to the temperature of things that stay in the same air for a long time?',
    'Skin does not feel temperature itself. It feels how fast energy leaves.',
  ],
  solution: [
    `Both have been there ${time}, so both have the temperature of the air.`,
    `The hand is warmer than that, so energy flows out of it. Into ${one} it flows faster.`,
    `That is why ${one} feels colder, though it is not.`,
  ],
}))

/** Conceptual questions on energy and temperature: direction of flow, feeling and measuring, energy and temperature, devices. */
export const heatQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: [
    ...flows,
    {
      stem: 'Four cups of the same size are filled with hot cocoa. Which one keeps it hot the longest?',
      right: 'A foam cup with a lid',
      wrong: [
        [
          'metal-is-colder',
          'A metal cup with a lid',
          'Metal lets energy through quickly, so the cocoa in it cools quickly. Which material slows the flow?',
        ],
        [
          'heat-stays',
          'A foam cup without a lid',
          'Foam is good, but much energy leaves from the top with steam and warm air. What would stop that?',
        ],
        [
          'metal-is-colder',
          'A thin glass cup without a lid',
          'Thin glass lets energy through, and the top is open. Which cup slows the flow on all sides?',
        ],
      ],
      hints: [
        'Energy leaves the cocoa through the sides and from the top.',
        'Look for a material that lets energy through slowly, and for something that closes the top.',
      ],
      solution: [
        'Foam is full of tiny air bubbles, and air lets energy through slowly.',
        'A lid stops warm air and steam from leaving.',
        'Together they slow the flow the most.',
      ],
    },
    {
      stem: 'Hot tea at 80 °C is left on a table in a room at 21 °C. At which temperature will it stop cooling?',
      right: 'At 21 °C',
      wrong: [
        [
          'cools-to-zero',
          'At 0 °C',
          'Why should it get colder than the room? Once the tea is as warm as the air, no energy flows out of it.',
        ],
        [
          'ignores-mass',
          'At about 50 °C',
          'That is the middle of 80 and 21. But the room is huge compared with a cup of tea, so it hardly warms up.',
        ],
        [
          'heat-stays',
          'At 80 °C',
          'Then it would not cool at all. The tea is warmer than the air, so energy flows out of it.',
        ],
      ],
      hints: [
        'Energy flows as long as one is warmer than the other.',
        'The air of the room stays at about the same temperature. When are tea and air equally warm?',
      ],
      solution: [
        'The tea is warmer than the air, so energy flows into the air.',
        'The flow ends when both have the same temperature.',
        'The room is so large that it stays at about 21 °C, so the tea ends there.',
      ],
    },
    {
      stem: 'What does a wool blanket do for a person in bed?',
      right: 'It slows energy on its way out of the body',
      wrong: [
        [
          'wool-makes-heat',
          'It makes heat and gives it to the body',
          'Put a blanket over a stone: the stone gets no warmer. Where does the heat under the blanket come from?',
        ],
        [
          'cold-flows',
          'It stops the cold from flowing in',
          'There is no stuff called cold that flows. What flows is energy, and it flows the other way. Which way?',
        ],
        [
          'wool-makes-heat',
          'It warms the air in the whole room',
          'The room stays as it is. The blanket works right around the body. What does it do to the body’s energy?',
        ],
      ],
      hints: [
        'Would a blanket make a stone warm?',
        'The body makes heat all the time. Where does that go without a blanket?',
      ],
      solution: [
        'The body gives off energy all the time.',
        'Wool holds air, and air lets energy through slowly.',
        'So the energy stays near the body. The blanket itself makes none.',
      ],
    },
    {
      stem: 'Two cups of water have the same temperature. {name} pours both into one pitcher. What happens to the temperature?',
      right: 'It stays the same',
      wrong: [
        [
          'temperatures-add',
          'It doubles',
          'There is twice as much water now, but temperatures do not add. Would two cups at 40 °C make water at 80 °C?',
        ],
        [
          'temperature-is-energy',
          'It rises a little',
          'There is more thermal energy in the pitcher, but it is shared by more water. What does that mean for the temperature?',
        ],
        [
          'ignores-mass',
          'It falls by half',
          'Nothing has been lost. Does energy flow when two things are equally warm?',
        ],
      ],
      hints: [
        'Does energy flow between two things that are equally warm?',
        'Try it in your head with two cups of bath water.',
      ],
      solution: [
        'Both cups have the same temperature, so no energy flows from one to the other.',
        'There is twice as much water and twice as much thermal energy, but each bit is just as warm.',
        'So the temperature stays the same.',
      ],
    },
    {
      stem: 'Which has more thermal energy: a cup of water at 60 °C or a full bathtub of water at 40 °C?',
      right: 'The tub, as it holds far more water',
      wrong: [
        [
          'temperature-is-energy',
          'The cup, as it is hotter',
          'The cup is hotter, but it holds very little. Which of the two could melt more ice?',
        ],
        [
          'one-factor-alone',
          'Both have the same',
          'They differ in temperature and even more in mass. How many cups of water fit in a tub?',
        ],
        [
          'temperature-is-energy',
          'Neither, as only fire has energy',
          'Particles of water move too, and so they have energy. In which of the two are there more of them?',
        ],
      ],
      hints: [
        'Which of the two could melt more ice?',
        'Thermal energy is the energy of all particles together. How many are in a cup, and how many in a tub?',
      ],
      solution: [
        'Temperature tells how fast particles move on average. Thermal energy counts all of them.',
        'A tub holds hundreds of cups of water.',
        'So it has much more thermal energy, though it is less hot.',
      ],
    },
  ],
  2: [
    ...sameRoom,
    {
      stem: '{name} wraps an ice pop in a wool scarf to take it to a picnic. A friend says: “Wool is warm, it will melt faster.” What is true?',
      right: 'It melts more slowly, since wool slows the flow',
      wrong: [
        [
          'wool-makes-heat',
          'It melts faster, since wool gives off a lot of heat',
          'Wool makes no heat. It slows the flow of energy, whichever way it flows. Which way does it flow here?',
        ],
        [
          'cold-flows',
          'It melts more slowly, since wool makes things cold',
          'Wool makes nothing cold. It only slows a flow. What flows here, and which way?',
        ],
        [
          'heat-stays',
          'It melts just as fast, since wool changes nothing',
          'Air trapped in the wool does change something: how fast energy gets from the warm air to the ice.',
        ],
      ],
      hints: [
        'Which way does energy flow: out of the ice pop or into it?',
        'Wool slows the flow, whatever its direction.',
      ],
      solution: [
        'The air is warmer than the ice pop, so energy flows into the ice pop.',
        'Wool holds air and slows that flow.',
        'So the ice pop melts more slowly. Insulators keep cold things cold too.',
      ],
    },
    {
      stem: 'A kilogram of water and a kilogram of iron get the same amount of energy. The iron warms far more. Why?',
      right: 'Iron needs less energy for each degree',
      wrong: [
        [
          'metal-is-colder',
          'Iron was colder at the start, like all metals',
          'Metals are no colder than other things in the same room. What differs between the two materials?',
        ],
        [
          'mass-alone',
          'Iron is heavier, so it takes in more energy',
          'Both have the same mass, one kilogram, and got the same energy. What differs between the two materials?',
        ],
        [
          'heat-stays',
          'Water lets the energy pass right through',
          'Water kept the energy too. It just needs a lot of energy for a small rise.',
        ],
      ],
      hints: [
        'Mass and energy are the same here. So what is left to make a difference?',
        'Materials differ in how much energy one gram needs to get one degree warmer.',
      ],
      solution: [
        'Mass and energy are the same for both.',
        'Materials differ: one gram of water needs about nine times as much energy for one degree as one gram of iron.',
        'So the same energy warms iron far more.',
      ],
    },
    {
      stem: 'Drops of soup and a pot of the same soup, all at 90 °C, cool in the kitchen. Which reaches room temperature first?',
      right: 'The drops, as they hold less energy to lose',
      wrong: [
        [
          'temperature-is-energy',
          'Both at once, as they start equally hot',
          'They have the same temperature, but not the same thermal energy. Which has less energy to give off?',
        ],
        [
          'mass-alone',
          'The pot, as more soup gives off more',
          'The pot does give off more in all. But it also has far more to give off before it is cool.',
        ],
        [
          'heat-stays',
          'The pot, as drops keep their heat inside',
          'A drop has little inside. All of it is close to the air.',
        ],
      ],
      hints: [
        'Same temperature does not mean same energy.',
        'Which of the two has to give off less until it is as warm as the room?',
      ],
      solution: [
        'Both start at 90 °C and end at the temperature of the room.',
        'The drops have much less mass, so they have less energy to lose on the way.',
        'Compared with that little energy, their surface is large. So they are cool first.',
      ],
    },
    {
      stem: 'In the sun at the beach, dry sand gets hot while the sea stays cool. Both get the same sunlight. What is the best explanation?',
      right: 'Water needs more energy for each degree',
      wrong: [
        [
          'cold-flows',
          'Cold flows up out of the deep sea all day',
          'There is no stuff called cold. What matters is how far the same energy can warm each material.',
        ],
        [
          'metal-is-colder',
          'Water is always colder than sand by nature',
          'Not always: at night the sand can be colder than the sea. So it is not a fixed thing. What differs when they are heated?',
        ],
        [
          'heat-stays',
          'Sunlight gives no energy to clear water',
          'It does: water warms in the sun, only slowly. Why slowly?',
        ],
      ],
      hints: [
        'The same energy does not warm all materials equally.',
        'Which one takes much energy for a small rise of temperature?',
      ],
      solution: [
        'Both take in energy from sunlight.',
        'One gram of water needs about five times as much energy for one degree as one gram of sand.',
        'So with the same energy the water warms much less.',
      ],
    },
    {
      stem: 'A student puts a warm bottle into a tub of cold water. The bottle cools from 50 °C to 25 °C, the tub warms from 15 °C to just 16 °C. Did energy get lost?',
      right: 'No, it is shared by far more water now',
      wrong: [
        [
          'temperature-is-energy',
          'Yes, as 25 degrees went out and 1 came in',
          'Degrees are not energy. The same energy changes a small mass by many degrees, a large one by few.',
        ],
        [
          'cold-flows',
          'No, as cold went into the bottle instead',
          'Only energy flows, from warm to cold. Where is the energy that the bottle lost?',
        ],
        [
          'temperature-is-energy',
          'Yes, as water destroys some of the energy',
          'Energy cannot be destroyed. Compare the mass of the water in the tub with that in the bottle.',
        ],
      ],
      hints: [
        'Degrees and energy are not the same thing.',
        'How much water is in a tub, compared with a bottle?',
      ],
      solution: [
        'The bottle lost energy, and the tub gained it.',
        'The tub holds far more water, and the energy is shared by all of it.',
        'So a small rise in the tub matches a large fall in the bottle.',
      ],
    },
    {
      stem: 'Which change would help a lunch box keep food cold longer?',
      right: 'Foam in its walls, as foam slows the flow',
      wrong: [
        [
          'metal-is-colder',
          'Metal in its walls, as metal is a cold material',
          'Metal is no colder than other things. It lets energy through quickly. Do you want that here?',
        ],
        [
          'cold-flows',
          'Tiny holes in its walls, as they let cold in',
          'Holes let warm air in. What you want is to slow the flow of energy.',
        ],
        [
          'wool-makes-heat',
          'Thinner walls, as thick ones warm the food',
          'Walls make no heat. Thick walls of the right material slow the flow. Thin ones let it through.',
        ],
      ],
      hints: [
        'What makes the food in a lunch box warm up? Energy that comes from where?',
        'Look for a change that makes it hard for energy to get in.',
      ],
      solution: [
        'Food in the box warms up because energy flows in from the warmer air.',
        'Foam holds air bubbles and lets energy through slowly.',
        'So foam in the walls keeps the food cold longer.',
      ],
    },
    {
      stem: 'Why do cooks use a metal pan with a wooden handle?',
      right: 'Metal lets energy pass fast, wood slowly',
      wrong: [
        [
          'metal-is-colder',
          'Metal is cold by nature, wood is warm by nature',
          'On the stove the metal gets very hot, so it is not cold by nature. What differs is how fast energy moves through.',
        ],
        [
          'wool-makes-heat',
          'Metal makes heat of its own, wood makes none',
          'Neither of them makes heat. It comes from the stove. How does it get to the food, and how not to the hand?',
        ],
        [
          'heat-stays',
          'Metal holds the heat in, wood lets it pass',
          'It is the other way about: energy passes through metal quickly. Think of where you want it to pass, and where not.',
        ],
      ],
      hints: [
        'Where should energy pass quickly, and where should it not?',
        'One of these materials is a conductor, the other an insulator.',
      ],
      solution: [
        'Energy should pass quickly from the stove to the food. Metal, a conductor, does that.',
        'It should not pass to the hand. Wood, an insulator, slows it.',
        'So each part has the material that fits its job.',
      ],
    },
  ],
  3: [
    {
      stem: 'A class pours 100 g of hot water into 100 g of cold water and expects 50 °C. They measure 47 °C. What is the most likely reason?',
      right: 'Some energy went into the cup and the air',
      wrong: [
        [
          'temperature-is-energy',
          'Some energy was destroyed while mixing',
          'Energy is never destroyed. It must have gone to something near the water. To what?',
        ],
        [
          'cold-flows',
          'Cold water has more cold than hot water has heat',
          'Cold is not a stuff that can be counted. Where could 3 degrees worth of energy have gone?',
        ],
        [
          'mass-alone',
          'The mix is heavier than each of the parts',
          'That has been taken into account: equal masses meet in the middle. What else got warmer?',
        ],
      ],
      hints: [
        'The water lost some energy. What touches the water?',
        'What would you feel if you put a hand around the cup?',
      ],
      solution: [
        'Equal masses of water meet in the middle when no energy leaves.',
        'A real cup and the air around it are colder than hot water, so some energy flows into them.',
        'That energy is missing in the water, so the mix is a little cooler.',
      ],
    },
    {
      stem: 'A team tests a new cooler box: ice in the box melted in 9 hours. {name} says: “So the box works.” What is missing?',
      right: 'The same test with the same ice outside the box',
      wrong: [
        [
          'changes-other',
          'The same test with other ice in the same box',
          'A repeat would tell how sure the 9 hours are. But is 9 hours long or short? There is nothing to compare with.',
        ],
        [
          'changes-two',
          'A test of another box with twice the ice',
          'Then two things differ: the box and the amount of ice. What should be the same, and what should change?',
        ],
        [
          'changes-other',
          'A measurement of how much the box weighs',
          'The weight does not tell whether the box slows melting. What could the 9 hours be compared with?',
        ],
      ],
      hints: [
        'Is 9 hours long or short for this ice? How could one find out?',
        'A fair test needs a comparison in which only the box is different.',
      ],
      solution: [
        'To say that the box helps, one must know how long the ice lasts without it.',
        'All else should stay the same: the ice, the place, the start.',
        'So the same ice has to be watched outside the box.',
      ],
    },
    {
      stem: 'A night is clear and cold. Lakeside towns stay milder than towns far from any lake. What is the best explanation?',
      right: 'Water cools little as it gives energy',
      wrong: [
        [
          'wool-makes-heat',
          'Water makes new heat in the dark',
          'Water makes no heat. It took energy in during the day. What happens with that energy at night?',
        ],
        [
          'cold-flows',
          'Water soaks up the cold out of the air',
          'There is no stuff called cold. Energy flows, and here it flows out of the water.',
        ],
        [
          'heat-stays',
          'Water cannot cool down when it is dark',
          'It does cool at night, only slowly. What does that mean for the energy that it can give?',
        ],
      ],
      hints: [
        'Which flows: energy from lake to air, or from air to lake?',
        'Water needs much energy to warm by one degree. So what does it give when it cools by one?',
      ],
      solution: [
        'At night the air gets colder than the lake, so energy flows from the lake to the air.',
        'One gram of water gives off much energy for each degree that it cools.',
        'So the lake warms the air for a long time.',
      ],
    },
    {
      stem: 'A pot of soup at 20 °C must get to 80 °C, and a kettle with the same mass of water at 5 °C to 65 °C. Both heat like water. Which needs more energy?',
      right: 'Both need the same, as both rise by 60 degrees',
      wrong: [
        [
          'temperature-is-energy',
          'The soup, as it ends at a higher temperature',
          'It ends higher but also starts higher. What counts is how far the temperature rises.',
        ],
        [
          'cold-flows',
          'The water, as it is colder at the start',
          'It starts colder, but it also ends lower. What counts is how far the temperature rises.',
        ],
        [
          'one-factor-alone',
          'The soup, as soup is thicker than water',
          'The question says that both heat like water and have the same mass. What is left to compare?',
        ],
      ],
      hints: [
        'Mass and material count the same here. What else counts?',
        'Find how many degrees each one has to rise.',
      ],
      solution: [
        'Soup: 80 − 20 = 60 degrees. Water: 65 − 5 = 60 degrees.',
        'Mass and material are the same, and so is the rise.',
        'So both need the same amount of energy.',
      ],
    },
    {
      stem: 'In a vacuum flask two glass walls have almost no air between them. Why does that keep cocoa hot for hours?',
      right: 'With few particles between, energy can hardly be passed on',
      wrong: [
        [
          'wool-makes-heat',
          'The empty space makes heat and sends it to the cocoa',
          'An empty space makes nothing. Ask how energy usually gets through a wall.',
        ],
        [
          'cold-flows',
          'The empty space keeps the cold outside from coming in',
          'Cold does not flow. What would flow is energy, from the cocoa outward. What does it need to be passed on?',
        ],
        [
          'temperature-is-energy',
          'The glass walls have the same temperature as the cocoa',
          'The inner wall does, but the outer one is as cool as the room. What lies between them?',
        ],
      ],
      hints: [
        'How is energy passed on through a solid or through air?',
        'Particles hand energy on when they bump into each other. What if there are almost none?',
      ],
      solution: [
        'Energy is conducted when fast particles bump into slower ones.',
        'Between the two walls there are almost no particles that could pass it on.',
        'So the energy stays in the cocoa for a long time.',
      ],
    },
    {
      stem: '{name} wants to know if dark cans warm faster in the sun. Which plan is the best one?',
      right: 'A dark and a white can, same size, same water, same spot',
      wrong: [
        [
          'changes-two',
          'A dark can of water and a white can of sand, same spot',
          'Color and filling differ at once. If one warms faster, which of the two was the cause?',
        ],
        [
          'changes-two',
          'A dark can in the sun and a white can in the shade',
          'Color and sunlight differ at once. If the dark one warms faster, which was the cause?',
        ],
        [
          'changes-other',
          'Two dark cans, same water, one in the sun, one in shade',
          'Here the color is the same in both. This plan tests sunlight, not color.',
        ],
      ],
      hints: [
        'What should differ between the two cans, and what should not?',
        '{name} asks about color. So only the color may be different.',
      ],
      solution: [
        'The question is about color, so the cans must differ in color.',
        'Size, water and spot stay the same, so nothing else can make a difference.',
        'Then a faster rise must come from the color.',
      ],
    },
    {
      stem: 'Sparks from a sparkler are hotter than 1,000 °C, yet a single spark on a hand hardly hurts. Why?',
      right: 'A spark has little mass, so little energy',
      wrong: [
        [
          'temperature-is-energy',
          'A spark is not really hot, it is only very bright',
          'It is really that hot. But temperature alone does not tell how much energy there is to pass on.',
        ],
        [
          'heat-stays',
          'A spark keeps its energy to itself',
          'It is much hotter than the hand, so energy does flow into the hand. How much can it be?',
        ],
        [
          'metal-is-colder',
          'A spark is of metal, and metals are cold',
          'Metal can be as hot as anything else. How much mass does a spark have?',
        ],
      ],
      hints: [
        'Temperature is one thing, thermal energy is another.',
        'How many particles are in a tiny spark?',
      ],
      solution: [
        'The spark has a very high temperature.',
        'But its mass is tiny, so all its particles together hold little energy.',
        'That is too little to warm the skin by much.',
      ],
    },
    {
      stem: 'Two pots of cold water, 1 liter and 2 liters, start equally cold on the same stove setting. Both are taken off after 3 minutes. What is true?',
      right: 'They got the same, but 1 liter is hotter now',
      wrong: [
        [
          'temperature-is-energy',
          '1 liter got more energy, as it is hotter now',
          'The stove gave the same to each pot in 3 minutes. Why can the same energy lead to different temperatures?',
        ],
        [
          'mass-alone',
          '2 liters got more energy, as there is more water',
          'The stove gave the same to each pot in 3 minutes. In one of them it is spread over more water.',
        ],
        [
          'one-factor-alone',
          'They got the same energy and are equally hot',
          'The energy is the same. But does it warm 2 liters as far as it warms 1 liter?',
        ],
      ],
      hints: [
        'The stove gives the same energy each minute. How long was each pot on it?',
        'The same energy in twice as much water: what about the rise in temperature?',
      ],
      solution: [
        'Same setting and same time: both pots got the same energy.',
        'In 2 liters it is shared by twice as much water, so the rise is half as large.',
        'So the 1 liter pot is hotter.',
      ],
    },
    {
      stem: 'A house has thick walls of foam. When does the foam save energy?',
      right: 'In winter and in summer, as it slows any flow',
      wrong: [
        [
          'wool-makes-heat',
          'Only in winter, as foam keeps a house warm',
          'Foam makes no heat. It slows any flow. Which way does energy flow on a hot summer day?',
        ],
        [
          'cold-flows',
          'Only in summer, as foam keeps the cold inside',
          'Cold is not a stuff that can be kept. Foam slows the flow of energy. Which way does it flow in winter?',
        ],
        [
          'heat-stays',
          'Never, as the walls reach the same temperature',
          'Parts of the wall next to the rooms are warmer than those outside. So energy keeps flowing, and foam slows it.',
        ],
      ],
      hints: [
        'Which way does energy flow through a wall in winter? And in summer?',
        'An insulator slows a flow. Does it matter which way?',
      ],
      solution: [
        'In winter energy flows from the warm rooms out, in summer from the hot air in.',
        'Foam slows the flow in both directions.',
        'So less heating is needed in winter, and less cooling in summer.',
      ],
    },
    {
      stem: 'A baker puts a metal tray and a sheet of baking paper in an oven at 180 °C for an hour. Touching the tray burns, touching the paper hardly does. What is true inside the oven?',
      right: 'Both are at 180 °C, but the tray gives energy faster',
      wrong: [
        [
          'metal-is-colder',
          'The tray is hotter, as metals get hotter than paper',
          'After an hour both have the temperature of the oven. What makes them feel so different?',
        ],
        [
          'wool-makes-heat',
          'The paper stays cool, as paper cannot take up heat',
          'Paper does take up energy, like all things. After an hour it is as hot as the oven.',
        ],
        [
          'temperature-is-energy',
          'The tray is hotter, as it holds more energy',
          'The tray does hold more energy, since it has more mass. But that is not the same as a higher temperature.',
        ],
      ],
      hints: [
        'What happens to the temperature of things that stay in an oven for an hour?',
        'What matters for skin is how much energy comes, and how fast.',
      ],
      solution: [
        'After an hour in the oven, both have its temperature, 180 °C.',
        'The metal has more mass and is a conductor: it gives much energy to a hand very fast.',
        'Thin paper has little energy to give, and gives it slowly.',
      ],
    },
    {
      stem: 'A student claims: “The bigger an ice cube, the colder it is.” Which result would count against that claim?',
      right: 'A large and a small cube both read −10 °C',
      wrong: [
        [
          'temperature-is-energy',
          'A large cube cools a drink more than a small one',
          'That is true, but it is about how much energy the ice takes in, not about how cold it is. Which result is about temperature?',
        ],
        [
          'mass-alone',
          'A large cube melts later than a small one',
          'That is true, but it is about how much energy melting takes. Which result is about temperature?',
        ],
        [
          'one-factor-alone',
          'A large cube weighs more than a small one',
          'That tells only that the sizes differ. What is needed is their temperatures.',
        ],
      ],
      hints: [
        'The claim links size and temperature. Which result tells both?',
        'To count against it, sizes must differ while the temperatures do not.',
      ],
      solution: [
        '“Colder” is about temperature, so a thermometer has to decide.',
        'If a large and a small cube show the same temperature, then size does not make ice colder.',
        'A large cube cools a drink more because there is more of it, not because it is colder.',
      ],
    },
  ],
}
