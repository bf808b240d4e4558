import type { Level } from '@skills-center/contract/ids'
import type { Figure } from '../../item.ts'
import type { ConceptQuestion } from '../concept-questions.ts'

/** Earth at four places of its way around the Sun. */
const fourPlaces: Figure = {
  kind: 'orbit',
  notToScale: true,
  positions: [
    { id: 'march', label: 'March', at: 'march' },
    { id: 'june', label: 'June', at: 'june' },
    { id: 'september', label: 'September', at: 'september' },
    { id: 'december', label: 'December', at: 'december' },
  ],
  tilt: 23.5,
  hasAxis: true,
  hasEquator: true,
  hasDirection: true,
  description:
    'Earth at four places of its orbit around the Sun: March, June, September, and December. At all four places the northern end of the axis leans to the right of the page. In June, Earth is left of the Sun. In December, it is right of the Sun.',
}

const crescentPlace: Figure = {
  kind: 'moon-phases',
  notToScale: true,
  sunOn: 'right',
  orbit: [{ id: 'moon', label: 'Moon', phase: 1 }],
  hasDirection: true,
  seen: [{ id: 'face', label: 'as seen', phase: 1 }],
  description:
    'The Moon’s orbit from above, with sunlight from the right. The Moon is above Earth to the right. Below, the Moon as seen from Earth: a thin sliver on the right is lit.',
}

/** What is behind what everybody can see. */
const first: readonly ConceptQuestion[] = [
  {
    stem: 'On a clear night, the full moon is bright enough to cast shadows. Where does its light come from?',
    right: 'From the Sun, sent back by the Moon’s surface',
    wrong: [
      [
        'own-light',
        'From the hot rock of the Moon, which glows at night',
        'The rock of the Moon is far too cool to glow. Think of the dark part of a half moon: what is missing there?',
      ],
      [
        'own-light',
        'From the Moon itself, which stores light by day',
        'Rock does not store light like that. What shines on the Moon all the time?',
      ],
      [
        'own-light',
        'From lights on Earth, sent back by the Moon',
        'Our lamps are far too weak for that. Which light reaches both Earth and the Moon?',
      ],
    ],
    hints: [
      'Think of a half moon. Why is one half of it dark?',
      'Something far away shines on the Moon from one side. What is it?',
    ],
    solution: [
      'The Moon gives off no light of its own that we can see.',
      'The Sun lights half of it, and the rock sends some of that light on to us.',
    ],
  },
  {
    stem: 'In the course of a month, the Moon seems to change its shape. What is the cause?',
    right: 'From Earth we see more or less of its lit half',
    wrong: [
      [
        'shadow-makes-phases',
        'The shadow of Earth covers more or less of it',
        'Earth’s shadow touches the Moon only now and then, for some hours. What else decides how much of the lit half we see?',
      ],
      [
        'own-light',
        'The Moon gives off more or less light of its own',
        'The Moon gives off no light of its own. How much of it does the Sun light?',
      ],
      [
        'misjudges-lit-part',
        'The Sun lights a larger or smaller part of it',
        'The Sun always lights one half of a ball. What changes is our view of that half.',
      ],
    ],
    hints: [
      'The Sun always lights one half of the Moon. Do we always look at that half?',
      'Hold a ball in the light of a lamp and walk around it. What do you see of its bright half?',
    ],
    solution: [
      'One half of the Moon is always lit.',
      'As the Moon goes around Earth, we see all of that half, some of it, or none.',
    ],
  },
  {
    stem: 'At first quarter, people see a half moon. How much of the whole Moon does the Sun light on that day?',
    right: 'One half, as on all days',
    wrong: [
      [
        'misjudges-lit-part',
        'One quarter, as the name says',
        'The name means that a quarter of the cycle is over. How much of a ball does a lamp light?',
      ],
      [
        'lit-side-faces-us',
        'All of it, but half is hidden',
        'A lamp cannot light the back of a ball. How much of the Moon can sunlight reach?',
      ],
      [
        'shadow-makes-phases',
        'One half, since Earth blocks the rest',
        'Earth’s shadow is far from the Moon at first quarter. Why can sunlight never reach the whole ball?',
      ],
    ],
    hints: [
      'Think of a ball and a lamp. How much of the ball can the light reach?',
      'What changes with the phases is how much of the lit part we see. Does the lit part itself change?',
    ],
    solution: [
      'The Sun is far away, so its light reaches one half of the Moon, whatever the phase.',
      'At first quarter we see half of that lit half.',
    ],
  },
  {
    stem: 'Why are summers warmer than winters in most of the United States?',
    right: 'In summer, sunlight comes in steeply and for longer',
    wrong: [
      [
        'distance-seasons',
        'In summer, the Earth is closer to the hot Sun',
        'Earth is in fact farthest from the Sun in early July. What differs between a summer day and a winter day?',
      ],
      [
        'distance-seasons',
        'In summer, the Sun itself gives off more heat',
        'The Sun gives off the same heat all year. And in July it is winter in Australia. What differs there?',
      ],
      [
        'tilt-flips',
        'In summer, Earth’s axis tips over a little more',
        'The axis keeps its tilt and its direction all year. What changes is where Earth is on its orbit.',
      ],
    ],
    hints: [
      'Compare a day in June and a day in December. How high is the Sun at noon, and how long is the day?',
      'In summer our half of Earth leans toward the Sun. What does that do to the sunlight that we get?',
    ],
    solution: [
      'In summer our half of Earth leans toward the Sun.',
      'So the Sun stands higher, its light is less spread out, and days are longer. The ground gets more energy.',
    ],
  },
  {
    stem: 'In June, {name} in Ohio goes swimming. A friend in Chile goes skiing in the same week. Why?',
    right: 'Chile is in the half that leans away from the Sun',
    wrong: [
      [
        'same-season-everywhere',
        'Chile has high snow even in its summer season',
        'Mountains can keep snow. But June is not summer in Chile. Which half of Earth is Chile in?',
      ],
      [
        'distance-seasons',
        'All of Earth is far from the Sun in that month',
        'Then Ohio would be cold, too. What differs between the two halves of Earth?',
      ],
      [
        'tilt-swapped',
        'Chile is in the half that leans toward the Sun',
        'The half that leans toward the Sun has summer. Which of the two friends is there?',
      ],
    ],
    hints: [
      'Ohio is north of the equator, and Chile is south of it.',
      'In June, one half of Earth leans toward the Sun. What about the other half?',
    ],
    solution: [
      'In June, the Northern Hemisphere leans toward the Sun and has summer.',
      'The Southern Hemisphere, with Chile, leans away from the Sun and has winter.',
    ],
  },
  {
    stem: 'At three o’clock in the afternoon, {name} sees a half moon in the blue sky. What is the best explanation?',
    right: 'The Moon is above the horizon for about half of each day',
    wrong: [
      [
        'moon-night-only',
        'It must be a planet, since the Moon is only up at night',
        'A planet is just a dot. How long does Earth need to turn once, and for how much of that can you see the Moon’s direction?',
      ],
      [
        'moon-night-only',
        'It must be a rare day, on which the Moon is off its path',
        'It happens in every month. Why do we see the Moon by day less easily than by night?',
      ],
      [
        'own-light',
        'It must be a day on which the Moon shines by itself',
        'The Moon sends back sunlight, by day and by night. What does it need to be seen?',
      ],
    ],
    hints: [
      'Earth turns once a day. So for how much of the day does your side face the Moon?',
      'At first quarter the Moon is a quarter of a circle away from the Sun in the sky. Can both be up at once?',
    ],
    solution: [
      'Earth turns once a day, so the Moon is up for about 12 hours, just as the Sun is.',
      'Only at full moon are these the hours of the night. At other phases the Moon is up by day, too.',
    ],
  },
  {
    stem: 'What happens in a solar eclipse?',
    right: 'The Moon’s shadow falls on a part of Earth',
    wrong: [
      [
        'eclipse-swapped',
        'Earth’s shadow falls on a part of the Moon',
        'That is a lunar eclipse. In a solar eclipse the Sun is hidden. What can hide it?',
      ],
      [
        'eclipse-swapped',
        'Earth’s shadow falls on a part of the Sun',
        'The Sun is the source of the light, so no shadow can fall on it. What comes between the Sun and us?',
      ],
      [
        'eclipse-any-phase',
        'The Sun passes between the Moon and Earth',
        'The Sun is 400 times as far away as the Moon. Which of the two can pass in front of the other?',
      ],
    ],
    hints: [
      'In a solar eclipse, people on Earth cannot see the Sun, or only a part of it.',
      'Something must come between the Sun and Earth. What is it, and where does its shadow fall?',
    ],
    solution: [
      'In a solar eclipse the Moon is exactly between the Sun and Earth.',
      'Its shadow falls on a small part of Earth. From there, the Moon hides the Sun.',
    ],
  },
  {
    stem: '{name} watches the Moon every clear night. About how long is it from one full moon to the next?',
    right: 'About four weeks',
    wrong: [
      [
        'short-cycle',
        'About one week',
        'In a week the Moon goes from full only to half. What has to follow until it is full again?',
      ],
      [
        'short-cycle',
        'About two weeks',
        'Two weeks after full moon it is new moon. What has to follow until it is full again?',
      ],
      [
        'short-cycle',
        'About one day',
        'The Moon rises once a day. But how long does it take for its phases to go all the way around?',
      ],
    ],
    hints: [
      'Four quarters make the cycle: new moon, first quarter, full moon, third quarter.',
      'From one of these to the next it is a little more than 7 days.',
    ],
    solution: [
      'The Moon goes through its phases in 29.5 days.',
      'That is a little more than four weeks, and about a month.',
    ],
  },
  {
    stem: 'The drawing shows Earth at four times of the year. What is true of its axis?',
    figure: fourPlaces,
    right: 'It points in the same direction all year',
    wrong: [
      [
        'tilt-flips',
        'It tips to the other side every half year',
        'Look at June and December in the drawing. To which side of the page does the N lean?',
      ],
      [
        'tilt-swapped',
        'It leans toward the Sun in every month',
        'Look at December. Does the northern end lean toward the Sun there, or away from it?',
      ],
      [
        'tilt-flips',
        'It stands upright in March and September',
        'Look at March in the drawing. Is the axis upright there?',
      ],
    ],
    hints: [
      'Look at the line through each globe. To which side does its northern end lean?',
      'Compare June and December: what has changed, the axis or the side on which the Sun is?',
    ],
    solution: [
      'At all four places the axis leans the same way.',
      'What changes is the side on which the Sun is. In June the northern end leans toward it, and in December away from it.',
    ],
  },
  {
    stem: 'In June, the Sun does not set for many days in the far north of Alaska. Why?',
    right: 'The far north leans toward the Sun and stays in its light',
    wrong: [
      [
        'distance-seasons',
        'The far north is much closer to the Sun than other places',
        'The lean makes hardly any difference to the distance. How does it change the time in the light?',
      ],
      [
        'tilt-flips',
        'The Earth turns more slowly in summer, so days get longer',
        'Earth always turns once in 24 hours. Think of a place near the North Pole: does the turn bring it to the dark side?',
      ],
      [
        'same-season-everywhere',
        'The Sun does not set anywhere on Earth in that month',
        'In Texas it gets dark in June, and in Chile the nights are long. What is different about the far north?',
      ],
    ],
    hints: [
      'In June, which pole leans toward the Sun?',
      'Think of a globe that leans toward a lamp. Turn it: does the land near the top ever come to the dark side?',
    ],
    solution: [
      'In June the North Pole leans toward the Sun.',
      'So, as Earth turns, places near the pole stay on the lit side all day long.',
    ],
  },
]

/** Evidence, and what follows from a cause. */
const second: readonly ConceptQuestion[] = [
  {
    stem: '{name} says: “Earth’s shadow makes the dark part of a crescent moon.” Look at the drawing. What speaks most strongly against that?',
    figure: crescentPlace,
    right: 'The Moon is then on the side of Earth toward the Sun',
    wrong: [
      [
        'shadow-makes-phases',
        'The shadow of Earth is too small to reach the Moon',
        'Earth’s shadow does reach the Moon in a lunar eclipse. But on which side of Earth does the shadow lie?',
      ],
      [
        'moon-night-only',
        'The Moon is then up at night, when there is no shadow',
        'A crescent is often seen near the Sun in the sky. And Earth has a shadow at all times. Where does it point?',
      ],
      [
        'lit-side-faces-us',
        'The Moon’s lit half always faces toward Earth',
        'Look at the Moon in the drawing. Does its lit half face Earth?',
      ],
    ],
    hints: [
      'A shadow lies on the side away from the light. On which side of Earth is its shadow?',
      'Where is the Moon in the drawing: on the side of the Sun, or on the side of Earth’s shadow?',
    ],
    solution: [
      'Earth’s shadow points away from the Sun.',
      'A crescent moon is toward the Sun, so it is nowhere near that shadow. The dark part is the half that sunlight does not reach.',
    ],
  },
  {
    stem: 'Earth is closest to the Sun in early January. What does that fact show about the seasons?',
    right: 'Distance cannot be what makes northern winters cold',
    wrong: [
      [
        'distance-seasons',
        'January must be the warmest month all over the Earth',
        'Is January the warmest month in New York? What does that tell about the distance?',
      ],
      [
        'distance-seasons',
        'Distance makes the seasons, but only in the north',
        'The north is cold when Earth is closest. Would that fit if distance made its seasons?',
      ],
      [
        'same-season-everywhere',
        'January must be a winter month all over the Earth',
        'In January, people in Australia have summer. Does the distance to the Sun differ for them?',
      ],
    ],
    hints: [
      'What season is it in January in the Northern Hemisphere?',
      'If distance made the seasons, which month would be warm? Does that fit?',
    ],
    solution: [
      'In early January Earth is closest to the Sun, and yet the north has winter.',
      'So another cause must be stronger: the tilt of the axis.',
    ],
  },
  {
    stem: 'On the day of a full moon, {name} in Texas calls a friend in Japan. What phase can the friend see on that day?',
    right: 'A full moon, too, when night comes to Japan',
    wrong: [
      [
        'phase-by-place',
        'A new moon, since Japan is on the other side',
        'The phase depends on where the Moon is on its orbit. Is that any different for Japan?',
      ],
      [
        'phase-by-place',
        'A half moon, since it is seen from the side',
        'The Moon is so far away that both friends look at it in nearly the same direction. So which half do they see?',
      ],
      [
        'moon-night-only',
        'No moon, since it is up over Texas only',
        'Earth turns once a day. So who gets to see the Moon some hours later?',
      ],
    ],
    hints: [
      'What decides the phase: where you are on Earth, or where the Moon is on its orbit?',
      'In the time that it takes for night to come to Japan, how far does the Moon go on its 29.5-day orbit?',
    ],
    solution: [
      'The phase depends on where the Moon is on its orbit.',
      'That is the same for all places on Earth, and it changes little in some hours. So Japan sees a full moon, too.',
    ],
  },
  {
    stem: 'At full moon, when does the Moon come up?',
    right: 'About when the Sun goes down',
    wrong: [
      [
        'moon-night-only',
        'About in the middle of the night',
        'At full moon the Moon is right opposite the Sun. When the Sun is setting in the west, where is the Moon?',
      ],
      [
        'shadow-makes-phases',
        'About when the Sun comes up',
        'At sunrise a full moon would be in the same direction as the Sun. But the Moon is opposite the Sun then.',
      ],
      [
        'moon-night-only',
        'About in the middle of the day',
        'Then Moon and Sun would be a quarter of the sky apart. How far apart are they at full moon?',
      ],
    ],
    hints: [
      'At full moon, Earth is between the Sun and the Moon. So in the sky the two are opposite each other.',
      'Think of the Sun setting in the west. Where in the sky is the Moon at that moment?',
    ],
    solution: [
      'At full moon the Moon is opposite the Sun in the sky.',
      'So it rises in the east when the Sun sets in the west, and it is up all night.',
    ],
  },
  {
    stem: 'There is a new moon about every 29.5 days. Why is there no solar eclipse at most of them?',
    right: 'The Moon’s orbit is tilted, so its shadow mostly misses Earth',
    wrong: [
      [
        'eclipse-any-phase',
        'The Moon’s orbit is so large that no shadow can reach Earth',
        'In a solar eclipse the shadow does reach Earth. So why not at each new moon?',
      ],
      [
        'eclipse-swapped',
        'The new moon is behind Earth, so its shadow points the other way',
        'At new moon the Moon is on the side toward the Sun. Where does its shadow point?',
      ],
      [
        'eclipse-every-month',
        'There is one at each of them, but mostly hidden by clouds',
        'Clouds are not everywhere. And the times of eclipses are known: there are at least two a year, but not twelve. What is missing in the other months?',
      ],
    ],
    hints: [
      'Do the Sun, the Moon, and Earth stand on one straight line at each new moon?',
      'The plane of the Moon’s orbit is tilted by about 5°. So where is the Moon at most new moons, seen from the side?',
    ],
    solution: [
      'The Moon’s orbit is tilted by about 5° against the orbit of Earth.',
      'So at most new moons the Moon is above or below the line to the Sun, and its shadow misses Earth.',
    ],
  },
  {
    stem: 'A flashlight shines straight down on paper, and then at a slant. At a slant the spot is larger and dimmer. How does that help to explain winter?',
    right: 'A low Sun spreads the same light over more ground',
    wrong: [
      [
        'distance-seasons',
        'A low Sun is farther away, so less light gets here',
        'The Sun is just as far away when it stands low. What happens to the spot of light at a slant?',
      ],
      [
        'tilt-swapped',
        'A low Sun packs more light onto the same ground',
        'At a slant, is the spot brighter or dimmer?',
      ],
      [
        'distance-seasons',
        'A low Sun sends out less light in each second',
        'The flashlight gives off the same light both times. So does the Sun. Where does the light go?',
      ],
    ],
    hints: [
      'The flashlight gives off the same light both times. What is different on the paper?',
      'In winter the noon Sun stands low. Is its light on the ground like the first spot, or like the second?',
    ],
    solution: [
      'At a slant, the same light is spread over a larger spot, so each part gets less.',
      'In winter the Sun stands low. Its light is spread out, and the ground warms less.',
    ],
  },
  {
    stem: 'Suppose that Earth’s axis were not tilted at all. What would change the most?',
    right: 'There would be no seasons, with 12-hour days all year',
    wrong: [
      [
        'tilt-swapped',
        'The seasons would be stronger, with hotter summers',
        'Without a tilt, would any place lean toward the Sun in one month and away from it in another?',
      ],
      [
        'tilt-flips',
        'There would be no days and nights, only twilight',
        'Day and night come from the turning of Earth. Would it stop turning?',
      ],
      [
        'distance-seasons',
        'Nothing much, since distance makes the seasons',
        'North and south have opposite seasons at the same distance. So what makes the difference between them?',
      ],
    ],
    hints: [
      'What does the tilt bring about in June and in December?',
      'Without a tilt, each day would be like March 21. How long is day and night then?',
    ],
    solution: [
      'The tilt makes each half lean toward the Sun for one part of the year and away from it for another.',
      'Without it, each day would be like an equinox: 12 hours of day everywhere, and no seasons.',
    ],
  },
  {
    stem: 'On one night, half of the world can watch a lunar eclipse. A total solar eclipse is seen only along a narrow strip. Why?',
    right: 'The Moon’s full shadow is tiny where it reaches Earth',
    wrong: [
      [
        'eclipse-swapped',
        'Earth’s full shadow is tiny where it reaches the Moon',
        'In a lunar eclipse, Earth’s shadow covers the whole Moon. And which shadow is it in a solar eclipse?',
      ],
      [
        'phase-by-place',
        'The new moon is up over one single country at a time',
        'The Moon is always up over half of Earth. But over how much of Earth does its shadow fall?',
      ],
      [
        'moon-night-only',
        'The new moon is up at night, when only a few can see it',
        'The new moon is up by day, close to the Sun in the sky. What is it that only few places get?',
      ],
    ],
    hints: [
      'Which shadow do people stand in during a solar eclipse?',
      'The Moon is much smaller than Earth, and its shadow gets narrower with distance.',
    ],
    solution: [
      'In a solar eclipse one must stand in the Moon’s shadow. Its dark inner part is only some 100 to 200 km wide on Earth.',
      'In a lunar eclipse the Moon itself is dark, and everyone on the night side can see that.',
    ],
  },
  {
    stem: 'On March 21, day and night are about equally long everywhere. What is the reason?',
    right: 'The axis leans neither toward the Sun nor away from it',
    wrong: [
      [
        'tilt-flips',
        'The axis stands upright for a day before it tips over',
        'The axis keeps its tilt all year. But to which side does it lean on that day, seen from the Sun?',
      ],
      [
        'distance-seasons',
        'The Sun is at its middle distance from Earth that day',
        'How long a day is does not depend on the distance. What about the lean of the axis?',
      ],
      [
        'tilt-flips',
        'The Earth turns at its middle speed on that day only',
        'Earth always turns at the same speed. Which part of that turn is in the light?',
      ],
    ],
    hints: [
      'In June the northern end leans toward the Sun, and in December away from it. What about the months between?',
      'In March the axis leans sideways, as seen from the Sun. Does either half get more light than the other?',
    ],
    solution: [
      'In March the axis is tilted as always, but sideways as seen from the Sun.',
      'So neither half leans toward the Sun, and every place spends half of the turn in the light.',
    ],
  },
  {
    stem: 'We always see the same side of the Moon. What is true of its far side?',
    right: 'It gets as much sunlight as the near side',
    wrong: [
      [
        'dark-side',
        'It is always dark and never gets sunlight',
        'At new moon the near side is dark. Which side does the Sun light then?',
      ],
      [
        'dark-side',
        'It gets sunlight only during an eclipse',
        'Think of new moon: the Moon is toward the Sun. Which of its sides faces the Sun?',
      ],
      [
        'shadow-makes-phases',
        'It is kept dark by the shadow of Earth',
        'Earth’s shadow falls on the Moon only in a lunar eclipse, and then on the near side.',
      ],
    ],
    hints: [
      'At new moon, the side that we could see is dark. What about the other side?',
      'As the Moon goes around Earth, each of its sides faces the Sun for some time.',
    ],
    solution: [
      'At new moon the far side faces the Sun and is fully lit.',
      'At full moon it is dark. So in a month it gets as much light as the near side.',
    ],
  },
]

/** Other places, other planets, and models to be judged. */
const third: readonly ConceptQuestion[] = [
  {
    stem: 'At new moon, an astronaut stands on the near side of the Moon and looks at Earth. How does Earth look from there?',
    right: 'Fully lit, like a full moon',
    wrong: [
      [
        'misjudges-lit-part',
        'All dark, like a new moon',
        'The Moon is then between the Sun and Earth. Which half of Earth does the astronaut look at?',
      ],
      [
        'misjudges-lit-part',
        'Half lit, like a half moon',
        'Half would be seen from the side. But Sun, Moon, and Earth are about in line then.',
      ],
      [
        'dark-side',
        'Hidden, below the horizon',
        'The near side of the Moon always faces Earth. So Earth is in its sky all the time.',
      ],
    ],
    hints: [
      'Draw the Sun, the Moon, and Earth at new moon. Shade the dark half of each ball.',
      'The astronaut has the Sun behind and Earth ahead. Which half of Earth is lit?',
    ],
    solution: [
      'At new moon, the Moon is between the Sun and Earth.',
      'From there one looks at the half of Earth that faces the Sun. So Earth looks full.',
    ],
  },
  {
    stem: 'Last night there was a lunar eclipse. When could a solar eclipse follow at the earliest?',
    right: 'About two weeks later',
    wrong: [
      [
        'eclipse-any-phase',
        'On the very next day',
        'A solar eclipse needs a new moon. What phase is it on the day after a lunar eclipse?',
      ],
      [
        'eclipse-any-phase',
        'About one week later',
        'A week after full moon it is third quarter. Do the three stand in one line then?',
      ],
      [
        'eclipse-swapped',
        'About four weeks later',
        'After four weeks it is full moon again. Which phase does a solar eclipse need?',
      ],
    ],
    hints: [
      'Which phase is there at a lunar eclipse, and which at a solar eclipse?',
      'From full moon to new moon it is half of 29.5 days.',
    ],
    solution: [
      'A lunar eclipse comes at full moon, and a solar eclipse at new moon.',
      'From full moon to new moon it is about 15 days. The Moon may still be close enough to the plane by then.',
    ],
  },
  {
    stem: '{name} models the phases: a lamp is the Sun, a ball on a stick the Moon, and {name}’s head is Earth. With the ball held level behind the head, it goes dark. How should the model be mended?',
    right: 'Hold the ball a bit higher, so that light passes the head',
    wrong: [
      [
        'shadow-makes-phases',
        'Leave it, since the full moon is dark in Earth’s shadow',
        'A full moon is bright. What keeps the light from the ball in this model?',
      ],
      [
        'lit-side-faces-us',
        'Move the lamp along, so that it always lights the front',
        'Then the ball would always look full. What should stay in its place in the model: the lamp or the ball?',
      ],
      [
        'own-light',
        'Use a glowing ball, since the Moon shines by itself',
        'The Moon has no light of its own. What keeps the light of the lamp from the ball?',
      ],
    ],
    hints: [
      'With the ball behind the head, which phase should be seen?',
      'In the sky, the Moon mostly passes above or below Earth’s shadow. How can the ball do that?',
    ],
    solution: [
      'Behind the head it should be full moon, and the whole front of the ball should be lit.',
      'The head casts a shadow on the ball, as in a lunar eclipse. The Moon mostly passes above or below that shadow, so the ball should, too.',
    ],
  },
  {
    stem: 'Suppose that Earth’s axis were tilted by 40° and not by 23.5°. What would the year be like in Chicago?',
    right: 'Summers would be hotter, and winters colder',
    wrong: [
      [
        'distance-seasons',
        'All months would be hotter than they are now',
        'A tilt does not bring Earth closer to the Sun. What happens in the months when the north leans away?',
      ],
      [
        'tilt-swapped',
        'Summers would be cooler, and winters milder',
        'With no tilt at all there would be no seasons. So what does more tilt do?',
      ],
      [
        'ignores-tilt',
        'The year would be just the same as it is now',
        'The tilt decides how high the Sun climbs in June and in December. What would change about that?',
      ],
    ],
    hints: [
      'How would the height of the noon Sun change in June, and how in December?',
      'With more tilt, the north leans more toward the Sun in June. And in December?',
    ],
    solution: [
      'With more tilt, the north leans more toward the Sun in June: a higher Sun and longer days.',
      'In December it leans away more: a lower Sun and shorter days. So the seasons differ more.',
    ],
  },
  {
    stem: 'Suppose that Earth’s orbit were a perfect circle, with the tilt as it is. What would happen to the seasons?',
    right: 'They would be nearly the same as they are now',
    wrong: [
      [
        'distance-seasons',
        'They would end, since the distance never changes',
        'Would the north still lean toward the Sun in June? What does that lean bring about?',
      ],
      [
        'same-season-everywhere',
        'They would be the same in the north and the south',
        'Would both halves lean toward the Sun at the same time?',
      ],
      [
        'tilt-flips',
        'They would come and go with each turn of the Earth',
        'One turn takes a day. What changes through the year, even on a circle?',
      ],
    ],
    hints: [
      'What makes the seasons: the tilt, or the distance to the Sun?',
      'On a circle, the axis would still lean toward the Sun in one month and away from it half a year later.',
    ],
    solution: [
      'The orbit is nearly a circle already: the distance changes by less than 2% either way.',
      'The tilt makes the seasons. It would still be there, so they would hardly change.',
    ],
  },
  {
    stem: 'In Denver, {name} sees a thin crescent low in the west, right after sunset. What will the Moon look like a week from now?',
    right: 'About half lit, and on its way to full moon',
    wrong: [
      [
        'moon-other-way',
        'Not to be seen, as it is then a new moon',
        'After sunset the crescent is east of the Sun, and each evening it is farther from it. So is the lit part growing?',
      ],
      [
        'short-cycle',
        'All lit, as it is then already full moon',
        'From new moon to full moon it takes about 15 days. How far is it in a week?',
      ],
      [
        'moon-other-way',
        'About half lit, and on its way to new moon',
        'Half lit is right. But a crescent after sunset belongs to the days after new moon. What comes next?',
      ],
    ],
    hints: [
      'The crescent follows the Sun down. So it is a little east of the Sun, just after new moon.',
      'A quarter of 29.5 days is a little more than a week. Which phase comes a quarter after new moon?',
    ],
    solution: [
      'A crescent after sunset is a waxing crescent, a few days after new moon.',
      'A week later it is a little past first quarter: half lit or a bit more, and growing.',
    ],
  },
  {
    stem: 'Suppose that the Moon’s orbit were in exactly the same plane as Earth’s orbit. What would follow?',
    right: 'A solar and a lunar eclipse in every cycle',
    wrong: [
      [
        'eclipse-any-phase',
        'An eclipse on every day of the year',
        'On most days the Moon is off to one side. At which two phases would the three be in line?',
      ],
      [
        'eclipse-swapped',
        'Two solar eclipses in every cycle, no lunar one',
        'At full moon the Moon would be in line, too. Which shadow would fall where?',
      ],
      [
        'eclipse-every-month',
        'No change, as there is one in each cycle now',
        'Now most new moons and full moons pass without an eclipse. What would be different?',
      ],
    ],
    hints: [
      'Now the Moon mostly passes above or below the line. What if it could not?',
      'At which phases would the Sun, Earth, and the Moon stand in one line? How often does that come?',
    ],
    solution: [
      'In one plane, the three would be in line at each new moon and at each full moon.',
      'So each cycle of 29.5 days would bring a solar and a lunar eclipse.',
    ],
  },
  {
    stem: 'In December, the Sun does not set for many days at a station near the South Pole. What is it like near the North Pole in those days?',
    right: 'Dark at all hours, as the north leans away from the Sun',
    wrong: [
      [
        'same-season-everywhere',
        'Light at all hours, as at the other pole of the Earth',
        'Can both poles lean toward the Sun at the same time?',
      ],
      [
        'tilt-flips',
        'Light for 12 hours, as the poles take turns each day',
        'The poles stay at the ends of the axis as Earth turns. Does the turn move them to the other side?',
      ],
      [
        'distance-seasons',
        'Light at all hours, as Earth is close to the Sun then',
        'Earth is close to the Sun in December. But does light reach a place that is turned away from it?',
      ],
    ],
    hints: [
      'The axis goes straight through Earth. If one end leans toward the Sun, what does the other end do?',
      'Near the pole that leans away, does the turning of Earth bring a place into the light?',
    ],
    solution: [
      'In December the South Pole leans toward the Sun, and so the North Pole leans away from it.',
      'As Earth turns, places near the North Pole stay on the dark side all day long.',
    ],
  },
  {
    stem: 'Suppose that the Moon’s phases took half as long as they do now. About how long would it be from new moon to full moon?',
    right: 'About a week',
    wrong: [
      ['whole-for-part', 'About two weeks', 'That is how long it takes now. What is half of that?'],
      [
        'whole-for-part',
        'About 30 days',
        'That is about a whole cycle now, from new moon to new moon. What part of the cycle is asked for?',
      ],
      [
        'short-cycle',
        'About one day',
        'The whole cycle would take half of 29.5 days. And what part of it is it to full moon?',
      ],
    ],
    hints: [
      'How long is it from new moon to full moon now?',
      'A whole cycle would take about 15 days. From new moon to full moon is half of that.',
    ],
    solution: [
      'Now it takes half of 29.5 days, or about 15 days.',
      'With half the time for all phases, it would be about 7 days.',
    ],
  },
  {
    stem: 'In Boston, {name} sees the right half of the Moon lit. On the same day, an aunt looks at it from Sydney in Australia, where people stand the other way up. What does she see?',
    right: 'The left half lit, and it is first quarter there, too',
    wrong: [
      [
        'phase-by-place',
        'The left half lit, and it is third quarter there',
        'The view is turned around. But does the phase depend on the place on Earth, or on the Moon’s orbit?',
      ],
      [
        'mirrors-phase',
        'The right half lit, and it is first quarter there, too',
        'The phase is the same. But what does a picture look like to someone who stands the other way up?',
      ],
      [
        'phase-by-place',
        'No part of it lit, and it is new moon there',
        'Both look at the same Moon from nearly the same direction. So how much of the lit half does she see?',
      ],
    ],
    hints: [
      'What decides the phase: the place on Earth, or the place of the Moon on its orbit?',
      'Turn a picture of the half moon upside down. Which half is lit now?',
    ],
    solution: [
      'The phase depends on where the Moon is on its orbit, so it is the same for both: first quarter.',
      'But in Sydney people see it the other way up. So for the aunt, the left half is lit.',
    ],
  },
]

/** The bank by level: what is behind what we see, evidence, and what would follow elsewhere. */
export const moonQuestions: Record<Level, readonly ConceptQuestion[]> = { 1: first, 2: second, 3: third }
