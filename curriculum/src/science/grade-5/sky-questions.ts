import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** Constellations that set each day in the United States, by the season in which they are high in the late evening. */
export const seasonStars = [
  { constellation: 'Orion', season: 'winter', opposite: 'summer', next: 'spring' },
  { constellation: 'Taurus', season: 'winter', opposite: 'summer', next: 'spring' },
  { constellation: 'Gemini', season: 'winter', opposite: 'summer', next: 'spring' },
  { constellation: 'Leo', season: 'spring', opposite: 'fall', next: 'summer' },
  { constellation: 'Virgo', season: 'spring', opposite: 'fall', next: 'summer' },
  { constellation: 'Coma Berenices', season: 'spring', opposite: 'fall', next: 'summer' },
  { constellation: 'Aquila', season: 'summer', opposite: 'winter', next: 'fall' },
  { constellation: 'Delphinus', season: 'summer', opposite: 'winter', next: 'fall' },
  { constellation: 'Hercules', season: 'summer', opposite: 'winter', next: 'fall' },
  { constellation: 'Pegasus', season: 'fall', opposite: 'spring', next: 'winter' },
  { constellation: 'Pisces', season: 'fall', opposite: 'spring', next: 'winter' },
  { constellation: 'Aries', season: 'fall', opposite: 'spring', next: 'winter' },
] as const

const first: readonly ConceptQuestion[] = [
  {
    stem: 'Why does it get dark every night?',
    right: 'Our side of Earth turns away from the Sun',
    wrong: [
      [
        'sun-circles-earth',
        'The Sun moves to the other side of Earth',
        'It looks like that. But which of the two really turns once a day?',
      ],
      [
        'clouds-hide',
        'Clouds and the Moon cover the Sun',
        'On a clear night there are no clouds, and it is still dark. What has turned?',
      ],
      [
        'year-forgotten',
        'Earth moves farther from the Sun each night',
        'The distance hardly changes from day to night. What has turned?',
      ],
    ],
    hints: [
      'What does Earth do once in 24 hours?',
      'Hold a ball near a lamp and turn it. What happens to a dot on the ball?',
    ],
    solution: [
      'Earth turns around itself once in 24 hours.',
      'When our side is turned away from the Sun, it is night here.',
    ],
  },
  {
    stem: 'The Sun stands in the east in the early morning. {name} looks at the shadow of a tree. Where does it point?',
    right: 'To the west',
    wrong: [
      [
        'shadow-toward-sun',
        'To the east',
        'That is where the Sun is. Does a shadow lie toward the light, or away from it?',
      ],
      [
        'shadow-toward-sun',
        'To the south',
        'A shadow lies right on the other side, away from the light. The light comes from the east.',
      ],
      [
        'shadow-same',
        'There is no shadow',
        'The Sun is up, and the tree blocks its light. On which side is it darker?',
      ],
    ],
    hints: [
      'A shadow is where the tree blocks the light.',
      'The light comes from the east. On which side of the tree does no sunlight fall?',
    ],
    solution: [
      'The light comes from the east, and the tree blocks it.',
      'So the shadow lies on the other side: to the west.',
    ],
  },
  {
    stem: 'When is the shadow of a flagpole longest on a sunny day?',
    right: 'When the Sun is low in the sky',
    wrong: [
      [
        'shadow-same',
        'When the Sun is highest in the sky',
        'Light from high above makes only a short shadow. Try it with a flashlight and a pencil.',
      ],
      [
        'shadow-same',
        'It is equally long at all times',
        'Look at your own shadow in the morning and at noon. Are they alike?',
      ],
      [
        'shadow-toward-sun',
        'When the pole leans to the Sun',
        'A flagpole stands still. What moves across the sky instead?',
      ],
    ],
    hints: [
      'Shine a flashlight on a pencil from high up, and then from the side.',
      'Light that comes in almost level goes just over the top of the pole. Where does it reach the ground?',
    ],
    solution: [
      'When the Sun is low, its light comes in from the side.',
      'Then the shadow reaches far over the ground.',
    ],
  },
  {
    stem: 'Why does the Sun look so much brighter than other stars?',
    right: 'It is much closer to us',
    wrong: [
      [
        'sun-largest',
        'It is much larger than all other stars',
        'Many stars are larger than the Sun. What else makes a light look bright?',
      ],
      [
        'far-is-bright',
        'It is much farther away from us',
        'Do lights look brighter or dimmer when they are farther away?',
      ],
      [
        'stars-off-by-day',
        'Other stars give off no light of their own',
        'All stars give off their own light. So why do they look so dim?',
      ],
    ],
    hints: [
      'Think of a flashlight right in front of you, and one across a field.',
      'The Sun is a medium star. What is special about where it is?',
    ],
    solution: [
      'Light spreads out on its way, so near lights look brighter.',
      'The Sun is a star, and it is much closer to us than all others.',
    ],
  },
  {
    stem: 'Where are the stars at noon?',
    right: 'In the sky, but the bright sky hides them',
    wrong: [
      [
        'stars-off-by-day',
        'They do not shine in the daytime',
        'Stars shine all the time. Why can we not see a candle beside a bright floodlight?',
      ],
      [
        'stars-circle-earth',
        'They are all on the other side of Earth',
        'There are stars in all directions. Why can we not see those on our side?',
      ],
      [
        'clouds-hide',
        'They are behind the clouds',
        'On a clear day there are no clouds, and we still see no stars. What is so bright?',
      ],
    ],
    hints: [
      'Can you see a candle far away on a bright day?',
      'Stars shine all the time. What makes the daytime sky so bright?',
    ],
    solution: [
      'Stars shine all the time, and they are in all directions.',
      'By day, sunlight makes the sky so bright that we cannot see them.',
    ],
  },
  {
    stem: 'How long does it take Earth to turn once around itself?',
    right: 'About a day',
    wrong: [
      [
        'year-forgotten',
        'About a year',
        'A year is what its way around the Sun takes. Think of day and night.',
      ],
      [
        'year-forgotten',
        'About a month',
        'A month is about what the Moon takes for its changes. Think of day and night.',
      ],
      [
        'sun-circles-earth',
        'Earth does not turn',
        'Then one side would always have day. What makes day and night?',
      ],
    ],
    hints: [
      'What do we see because Earth turns?',
      'From one noon to the next is one turn. How long is that?',
    ],
    solution: [
      'Earth turns, and so day and night follow each other.',
      'From one noon to the next it takes about 24 hours: a day.',
    ],
  },
  {
    stem: 'In which direction does the Sun seem to move across the sky in a day?',
    right: 'From east to west',
    wrong: [
      [
        'turns-other-way',
        'From west to east',
        'Where does the Sun come up in the morning, and where does it set?',
      ],
      [
        'sun-circles-earth',
        'From north to south',
        'Where does the Sun come up in the morning, and where does it set?',
      ],
      ['stars-fixed', 'It stays in one place', 'Where is it in the morning, and where is it in the evening?'],
    ],
    hints: ['Where does the Sun come up?', 'It comes up in the east. On which side does it set?'],
    solution: [
      'The Sun comes up in the east and sets in the west.',
      'It seems to move like that because Earth turns to the east.',
    ],
  },
  {
    stem: 'Two equal flashlights shine at {name}. One is 5 meters away, the other 50 meters. Which one looks dimmer?',
    right: 'The one that is 50 meters away',
    wrong: [
      [
        'far-is-bright',
        'The one that is 5 meters away',
        'Would you be more dazzled by a light close to you or far from you?',
      ],
      [
        'ignores-distance',
        'Neither, as they are equal',
        'They give off equally much light. But how far does it spread on its way?',
      ],
      [
        'ignores-distance',
        'The one that is held lower',
        'The question is about how far away they are. What does distance do?',
      ],
    ],
    hints: [
      'Think of the lights of cars, near and far.',
      'Light spreads out on its way. Which of the two has to go farther?',
    ],
    solution: [
      'Both give off equally much light.',
      'The light of the far one spreads out more on its way, so it looks dimmer.',
    ],
  },
]

const second: readonly ConceptQuestion[] = [
  {
    stem: '{name} marks the tip of a pole’s shadow each hour from 9 a.m. to 3 p.m. What pattern do the lengths show?',
    right: 'First shorter, then longer',
    wrong: [
      [
        'shadow-same',
        'First longer, then shorter',
        'That would fit if the Sun were lowest at noon. Where is it at noon?',
      ],
      [
        'steady-change',
        'Longer and longer all the time',
        'In the morning the Sun climbs. What does that do to a shadow?',
      ],
      [
        'shadow-same',
        'Equally long all the time',
        'The height of the Sun changes. What does that do to a shadow?',
      ],
    ],
    hints: [
      'How high is the Sun at 9 a.m., at noon, and at 3 p.m.?',
      'High Sun, short shadow. When is the Sun highest?',
    ],
    solution: [
      'The Sun climbs until about noon, and then it gets lower.',
      'So the shadow gets shorter first, and then longer.',
    ],
  },
  {
    stem: '{name} says: “The Sun goes around Earth, since I can see it move.” Which answer explains best what {name} sees?',
    right: 'Earth turns, so the Sun only seems to move',
    wrong: [
      [
        'sun-circles-earth',
        'The Sun moves, but more slowly than it seems',
        'It does not go around Earth at all. What turns once a day?',
      ],
      [
        'year-forgotten',
        'Earth goes around the Sun once each day',
        'That way takes a year. What does Earth do in one day?',
      ],
      [
        'clouds-hide',
        'Clouds move, so the Sun only seems to move',
        'The Sun crosses a clear sky, too. What is it that turns?',
      ],
    ],
    hints: [
      'Look out of the window of a moving car: what do the trees seem to do?',
      'What does Earth do in the 24 hours of one day?',
    ],
    solution: [
      'From a turning swing the whole yard seems to move.',
      'In the same way Earth turns once a day, and so the Sun seems to move.',
    ],
  },
  {
    stem: 'Orion is seen high in the evening in January, but not in July. Why?',
    right: 'In July, Orion is up in the daytime',
    wrong: [
      [
        'stars-circle-earth',
        'In July, Orion has moved far from Earth',
        'The stars of Orion hardly change their places in a year. What moves around the Sun?',
      ],
      [
        'clouds-hide',
        'In July, clouds hide Orion each night',
        'There are clear nights in July. Where is Orion then?',
      ],
      [
        'stars-off-by-day',
        'In July, the stars of Orion do not shine',
        'Stars shine all the time. What keeps us from seeing them?',
      ],
    ],
    hints: [
      'At night we look away from the Sun. Where is Earth half a year later?',
      'In July, Earth is on the other side of the Sun. Is Orion then on the night side or on the side of the Sun?',
    ],
    solution: [
      'Half a year later, Earth is on the other side of the Sun.',
      'Then Orion is in the direction of the Sun, and so it is up in the daytime.',
    ],
  },
  {
    stem: 'Star A gives off more light than Star B. Yet Star A looks dimmer from Earth. What explains that best?',
    right: 'Star A is farther away',
    wrong: [
      [
        'far-is-bright',
        'Star B is farther away',
        'A star that is farther away looks dimmer. Which one looks dimmer here?',
      ],
      [
        'ignores-distance',
        'Star A is about to burn out',
        'It gives off more light right now. What else makes a light look dim?',
      ],
      [
        'ignores-output',
        'Star A was measured wrong',
        'A strong light can look dim, so the two need not clash. When is that so?',
      ],
    ],
    hints: [
      'Two things count: how much light it gives off, and how far away it is.',
      'Star A gives off more light. So what must make it look dimmer?',
    ],
    solution: [
      'How bright a star looks depends on its light and on its distance.',
      'Star A gives off more light but looks dimmer, so it must be farther away.',
    ],
  },
  {
    stem: 'It is noon in New York. In which place is it the middle of the night?',
    right: 'Half a turn of Earth away from New York',
    wrong: [
      [
        'light-dark-swapped',
        'Right next to New York',
        'Places close by face the Sun as well. Which side of Earth is dark?',
      ],
      [
        'edge-for-middle',
        'A quarter of a turn away from New York',
        'There it is about sunrise or sunset. What lies right opposite the Sun?',
      ],
      [
        'sun-circles-earth',
        'Nowhere, as it is noon everywhere',
        'The Sun lights only one half of Earth at a time. What about the other half?',
      ],
    ],
    hints: [
      'New York faces the Sun now. Which side faces away from it?',
      'From noon to midnight it is 12 hours. What part of a turn is that?',
    ],
    solution: [
      'At noon, New York is in the middle of the lit side.',
      'The middle of the dark side is right opposite: half a turn away. There it is about midnight.',
    ],
  },
  {
    stem: 'The shadow of a post is 80 cm long at 10 a.m. and 80 cm at 2 p.m. What differs?',
    right: 'Where the shadows point',
    wrong: [
      [
        'shadow-same',
        'Nothing at all',
        'They are equally long. But is the Sun in the same place at both times?',
      ],
      [
        'shadow-same',
        'How high the Sun is',
        'Equally long shadows mean that the Sun is equally high. What else could differ?',
      ],
      ['steady-change', 'How long the post is', 'The post is the same. What about the place of the Sun?'],
    ],
    hints: [
      'Where is the Sun in the morning, and where in the afternoon?',
      'A shadow points away from the Sun. Is the Sun on the same side both times?',
    ],
    solution: [
      'In the morning the Sun is more in the east, so the shadow points more to the west.',
      'In the afternoon it is the other way around. So the shadows point in different directions.',
    ],
  },
  {
    stem: 'Which of these would show {name} that distance changes how bright a light looks?',
    right: 'Look at one lamp from 5 m, 10 m, and 20 m',
    wrong: [
      [
        'ignores-output',
        'Look at three different lamps from 10 m',
        'Then the lamps differ, but the distance does not. What should change, and what should stay?',
      ],
      [
        'ignores-distance',
        'Look at one lamp from 10 m three times',
        'Then nothing changes. What should change?',
      ],
      [
        'ignores-output',
        'Look at three different lamps from 5 m, 10 m, and 20 m',
        'Then two things change at once. Which one makes the difference?',
      ],
    ],
    hints: [
      'In a fair test, only one thing changes.',
      'The test is about distance. So what must change, and what must stay the same?',
    ],
    solution: [
      'The test is about distance, so only the distance may change.',
      'So use one lamp, and look at it from different distances.',
    ],
  },
  {
    stem: 'The Sun is up longer in June than in December in the United States. What else is different in June?',
    right: 'The noon Sun is higher, and noon shadows are shorter',
    wrong: [
      [
        'shadow-same',
        'The noon Sun is higher, and noon shadows are longer',
        'The Sun is higher, that is right. But what does a high Sun do to shadows?',
      ],
      [
        'shadow-same',
        'The noon Sun is lower, and noon shadows are longer',
        'That is so in December. Think of a summer day at noon.',
      ],
      [
        'year-forgotten',
        'Earth turns more slowly, so each day has more hours',
        'Each day has 24 hours. Only the part with sunlight changes.',
      ],
    ],
    hints: [
      'Think of the Sun at noon on a summer day and on a winter day.',
      'In summer the Sun climbs higher. What does that do to shadows at noon?',
    ],
    solution: [
      'In June the Sun climbs higher and takes longer to cross the sky.',
      'A higher Sun makes shorter shadows at noon.',
    ],
  },
]

const third: readonly ConceptQuestion[] = [
  {
    stem: 'Suppose that Earth turned at half its speed but went around the Sun as before. What would change?',
    right: 'Day and night would each be longer',
    wrong: [
      [
        'year-forgotten',
        'A year would be twice as long',
        'The way around the Sun stays as before. What does the turning bring about?',
      ],
      [
        'sun-circles-earth',
        'The Sun would stand still',
        'Earth would still turn, just more slowly. What would the Sun seem to do?',
      ],
      [
        'year-forgotten',
        'Nothing would change',
        'One turn would take 48 hours. What do we see because Earth turns?',
      ],
    ],
    hints: [
      'What do we see because Earth turns?',
      'One turn would take 48 hours. What would that mean for day and night?',
    ],
    solution: [
      'The turning of Earth makes day and night.',
      'At half the speed, one turn takes 48 hours, so day and night would each be longer.',
      'A year stays the same, since it depends on the way around the Sun.',
    ],
  },
  {
    stem: 'Sirius looks brighter than Rigel from Earth, but Rigel gives off far more light. Suppose both were equally far away. What would we see?',
    right: 'Rigel would look far brighter',
    wrong: [
      [
        'ignores-output',
        'Both would look equally bright',
        'The distance would be the same. But do both give off equally much light?',
      ],
      [
        'near-is-strong',
        'Sirius would still look brighter',
        'Sirius looks brighter because it is closer. What if it were not closer?',
      ],
      [
        'far-is-bright',
        'Neither could be seen at all',
        'Stars can be seen when they give off enough light. Which one gives off more?',
      ],
    ],
    hints: [
      'Two things count: light given off, and distance.',
      'Now the distance is the same for both. What is left to decide?',
    ],
    solution: [
      'With the same distance, only the light given off counts.',
      'Rigel gives off far more light, so it would look far brighter.',
    ],
  },
  {
    stem: 'At 9 p.m. {name} sees a star low in the east. Where will it most likely be at midnight?',
    right: 'Higher and farther to the west',
    wrong: [
      [
        'turns-other-way',
        'Below the ground in the east',
        'Stars in the east go up, just as the Sun does in the morning. Which way does the sky seem to move?',
      ],
      [
        'stars-fixed',
        'In the very same place',
        'Earth turns on in the three hours. What does that do to the sky?',
      ],
      [
        'stars-circle-earth',
        'In the east, but farther away',
        'Stars do not move away in three hours. What turns in that time?',
      ],
    ],
    hints: [
      'What does the Sun do after it has come up in the east?',
      'Earth turns in the night, too. So stars seem to move the same way as the Sun.',
    ],
    solution: [
      'Earth turns to the east all the time.',
      'So stars seem to move as the Sun does: up from the east, and on to the west.',
    ],
  },
  {
    stem: 'In Texas, {name} photographs the southern sky at midnight in March and in September. What will the two photos show?',
    right: 'Different stars, as Earth has moved on its path',
    wrong: [
      [
        'stars-fixed',
        'The same stars, as stars keep their places in space',
        'They nearly do, but Earth moves. Which way does the night side face half a year later?',
      ],
      [
        'year-forgotten',
        'The same stars, as it is midnight both times',
        'The hour is the same, but where is Earth on its way around the Sun?',
      ],
      [
        'stars-circle-earth',
        'Different stars, as the stars circle Earth once a year',
        'The stars differ, that is right. But what has moved?',
      ],
    ],
    hints: [
      'From March to September it is half a year.',
      'At midnight we look straight away from the Sun. Is that the same direction after half a year?',
    ],
    solution: [
      'In half a year, Earth goes halfway around the Sun.',
      'At midnight we look away from the Sun, and that is now in the opposite direction.',
      'So the photos show different stars.',
    ],
  },
  {
    stem: 'On a map of a camp, the shadow of a tent pole points straight north at noon. {name} looks at it at 5 p.m. What is most likely?',
    right: 'It points to the east and is longer',
    wrong: [
      [
        'shadow-toward-sun',
        'It points to the west and is longer',
        'In the late afternoon the Sun is in the west. Does a shadow point to the Sun?',
      ],
      [
        'shadow-same',
        'It points to the east and is shorter',
        'The direction is right. But is the Sun higher or lower than at noon?',
      ],
      [
        'shadow-toward-sun',
        'It points to the west and is shorter',
        'In the late afternoon the Sun is low in the west. What does that mean for direction and length?',
      ],
    ],
    hints: [
      'Where is the Sun at 5 p.m., and how high is it?',
      'A shadow points away from the Sun, and a low Sun makes it long.',
    ],
    solution: [
      'At 5 p.m. the Sun is lower than at noon, and more in the west.',
      'So the shadow is longer and points to the east.',
    ],
  },
  {
    stem: 'Which of these patterns comes from Earth’s daily turn, and not from its path around the Sun?',
    right: 'Each day the Sun rises and sets once',
    wrong: [
      [
        'year-forgotten',
        'Each season has its own stars',
        'That shows the yearly path. What happens once in 24 hours?',
      ],
      [
        'ignores-distance',
        'Some stars look brighter than others',
        'That has to do with distance and light. What happens once in 24 hours?',
      ],
      [
        'year-forgotten',
        'Each winter the noon Sun is low',
        'That comes once a year. What happens once in 24 hours?',
      ],
    ],
    hints: [
      'Look for something that happens once a day.',
      'Which of the four comes with a rhythm of 24 hours?',
    ],
    solution: [
      'A daily turn must show up once in 24 hours.',
      'Sunrise and sunset do. The other patterns take a year, or have to do with distance.',
    ],
  },
  {
    stem: 'From the planet Neptune, the Sun looks far dimmer than from Earth. It gives only about 1/900 of the light. Why?',
    right: 'Neptune is much farther from the Sun than Earth',
    wrong: [
      [
        'ignores-output',
        'The Sun gives off less light on the side of Neptune',
        'The Sun gives off equally much light on all sides. What differs for Neptune?',
      ],
      [
        'far-is-bright',
        'Neptune is much closer to the Sun than Earth',
        'Closer lights look brighter. How does the Sun look from Neptune?',
      ],
      [
        'clouds-hide',
        'The other planets are in the way of the light',
        'Planets are tiny beside the space between them. What does distance do to light?',
      ],
    ],
    hints: [
      'The Sun is the same for both. What differs?',
      'Light spreads out on its way. From which of the two planets does it look dimmer?',
    ],
    solution: [
      'The Sun gives off the same light, whoever looks at it.',
      'Neptune is about 30 times as far away, so the light has spread out much more.',
    ],
  },
  {
    stem: '{name} calls a friend far in the west. At {name}’s home the Sun is just setting. What does the friend most likely see?',
    right: 'The Sun still up in the sky',
    wrong: [
      [
        'turns-other-way',
        'A dark sky for hours already',
        'Earth turns to the east. So who turns out of the light first: people in the east or in the west?',
      ],
      [
        'sun-circles-earth',
        'The Sun just setting, too',
        'Sunset does not come to all places at once. Which way does Earth turn?',
      ],
      [
        'stars-fixed',
        'The Sun low in the east',
        'In the morning the Sun is in the east. Is the friend a few hours behind or half a day?',
      ],
    ],
    hints: [
      'Earth turns to the east. Who gets to the dark side first?',
      'Sunset comes to the east first. So what is it like in the west at that moment?',
    ],
    solution: [
      'Earth turns to the east, so places in the east get dark first.',
      'In the west the Sun is still up, and it sets there later.',
    ],
  },
]

/** The bank by level: what we see, why we see it, and what would follow. */
export const skyQuestions: Record<Level, readonly ConceptQuestion[]> = { 1: first, 2: second, 3: third }
