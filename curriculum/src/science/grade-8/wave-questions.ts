import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** What a floating or hanging thing does while waves go by. */
const stays: readonly ConceptQuestion[] = [
  {
    thing:
      'A toy boat floats on a calm pond. {name} drops a stone, and ripples go past the boat. What does the boat do?',
    right: 'It bobs up and down in about the same place',
    along: 'It rides along with the first ripple to the shore',
    back: 'It is pulled in to where the stone fell',
    none: 'It stays quite still while the ripples pass',
  },
  {
    thing:
      'A ribbon is tied to the middle of a rope. {name} shakes one end, and a wave travels to the other end. What does the ribbon do?',
    right: 'It moves up and down where it is tied',
    along: 'It slides along the rope to the other end',
    back: 'It slides along the rope toward {name}',
    none: 'It stays still, since only the ends move',
  },
  {
    thing: 'A speaker plays a low note across a room. What does the air near the speaker do?',
    right: 'It moves to and fro and stays near the speaker',
    along: 'It blows across the room to the listeners',
    back: 'It is drawn into the speaker and stays there',
    none: 'It stays still while the sound goes through',
  },
].map(({ thing, right, along, back, none }): ConceptQuestion => ({
  stem: thing,
  right,
  wrong: [
    [
      'matter-travels',
      along,
      'The wave moves on, but does the material go with it? Think of people doing the wave in a stadium: who leaves the seat?',
    ],
    [
      'matter-travels',
      back,
      'A wave does not gather material at one place. How does each small part move as the wave goes by?',
    ],
    [
      'matter-travels',
      none,
      'The wave brings energy, so something must move. What can it make each small part do?',
    ],
  ],
  hints: [
    'What moves on with a wave: the material, or energy?',
    'Think of one small part. It moves from rest, comes back, and moves again.',
  ],
  solution: [
    'A wave carries energy from place to place.',
    'Each part of the material only moves to and fro around its place.',
    'So the material stays behind when the wave has passed.',
  ],
}))

/** Conceptual questions on waves: what they carry, what they need, loud and high, light at a surface. */
export const waveQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: [
    ...stays,
    {
      stem: '{name} turns up the volume of a song. What changes in the sound waves?',
      right: 'Their amplitude gets greater',
      wrong: [
        [
          'loud-is-high',
          'Their frequency gets higher',
          'A higher frequency would make each note higher. Does the song sound higher, or only louder?',
        ],
        [
          'speed-by-source',
          'They travel faster through the air',
          'Loud and soft sounds take the same time to cross a room. What does the air do more of when a sound is loud?',
        ],
        [
          'loud-is-high',
          'Their wavelength gets shorter',
          'A shorter wavelength goes with a higher note. The notes stay the same here.',
        ],
      ],
      hints: [
        'The notes stay the same. Only the loudness changes.',
        'A loud sound pushes the air harder. Which measure tells how far the air moves from rest?',
      ],
      solution: [
        'The notes stay the same, so frequency and wavelength do, too.',
        'A louder sound carries more energy and moves the air farther from rest.',
        'So its amplitude is greater.',
      ],
    },
    {
      stem: 'A bird’s whistle has a higher pitch than a dog’s bark. What is surely greater in the sound waves of the whistle?',
      right: 'Their frequency',
      wrong: [
        [
          'loud-is-high',
          'Their amplitude',
          'Amplitude goes with loudness. A high sound can be soft. What goes with pitch?',
        ],
        [
          'speed-by-source',
          'Their speed',
          'In the same air, high and low sounds travel equally fast. What goes with pitch?',
        ],
        [
          'inverse',
          'Their wavelength',
          'At the same speed, a long wavelength means few waves in a second. Is that a high pitch?',
        ],
      ],
      hints: [
        'Pitch tells how high or low a note is.',
        'A high note makes the air shake to and fro many times in each second.',
      ],
      solution: [
        'Pitch is how we hear frequency.',
        'A higher pitch means that more waves reach the ear in each second.',
        'So the whistle has the higher frequency.',
      ],
    },
    {
      stem: 'What do all waves carry from one place to another?',
      right: 'Energy',
      wrong: [
        [
          'matter-travels',
          'Matter',
          'After a wave has passed, its material is back in its place. What has moved on?',
        ],
        [
          'matter-travels',
          'Air',
          'A wave on a rope carries no air. What can move on while all material stays in its place?',
        ],
        [
          'matter-travels',
          'Water',
          'Even a sea wave leaves the water about where it was. What does it bring to the shore?',
        ],
      ],
      hints: [
        'Think of a sound that makes a window shake. What did the window get from the sound?',
        'The material goes to and fro. What moves on?',
      ],
      solution: [
        'When a wave passes, the material comes back to its place.',
        'But a wave can set things in motion far away, so it brings energy.',
        'That is true of all waves, light and sound as well.',
      ],
    },
    {
      stem: 'Which of these can travel from the sun to Earth through empty space?',
      right: 'Light waves',
      wrong: [
        [
          'no-medium',
          'Sound waves',
          'Sound needs a material that can be pressed together. Is there any in empty space?',
        ],
        [
          'no-medium',
          'Water waves',
          'Water waves need water to move in. Is there any on the way from the sun?',
        ],
        [
          'no-medium',
          'Earthquake waves',
          'Earthquake waves need rock to shake. Is there rock all the way from the sun?',
        ],
      ],
      hints: [
        'There is almost no material between the sun and Earth.',
        'Which waves do not need a material? Think of what you notice of the sun.',
      ],
      solution: [
        'Sound, water waves, and earthquake waves need a material that moves.',
        'Between the sun and Earth there is almost none.',
        'Light needs no material, so it reaches us.',
      ],
    },
    {
      stem: 'Light falls on a black shirt, and the shirt gets warm. What happens to most of the light?',
      right: 'It is absorbed by the shirt',
      wrong: [
        [
          'light-surface',
          'It is reflected by the shirt',
          'Reflected light bounces off and can be seen. How bright does a black shirt look?',
        ],
        [
          'light-surface',
          'It is transmitted by the shirt',
          'Transmitted light goes right through. Could you see through the shirt?',
        ],
        [
          'light-surface',
          'It disappears at the shirt',
          'The energy of the light cannot just be gone. What does the warm shirt tell?',
        ],
      ],
      hints: [
        'Light carries energy. What has the shirt gained?',
        'To absorb is to take in. To reflect is to send back. To transmit is to let through.',
      ],
      solution: [
        'The shirt gets warm, so it takes in energy from the light.',
        'Taking in a wave and its energy is called absorbing.',
        'So most of the light is absorbed.',
      ],
    },
  ],
  2: [
    {
      stem: 'A bell rings inside a glass jar. A pump takes nearly all of the air out. What happens?',
      right: 'The bell is seen clearly but hardly heard',
      wrong: [
        [
          'no-medium',
          'The bell is heard clearly but hardly seen',
          'Light needs no air. Does sound? Look at the two once more.',
        ],
        [
          'no-medium',
          'The bell is both seen and heard clearly',
          'Sound needs a material to push and pull. What is left for it in the jar?',
        ],
        [
          'no-medium',
          'The bell is neither seen nor heard well',
          'Does light need air? Think of light from the stars.',
        ],
      ],
      hints: [
        'Two waves come from the bell: sound and light. Which one needs a material?',
        'Starlight comes through empty space. Does sound come from the stars?',
      ],
      solution: [
        'Sound needs a material such as air. With hardly any air, hardly any sound gets out.',
        'Light needs no material, so the bell is still seen.',
        'So only the sound fades.',
      ],
    },
    {
      stem: '{name} shouts at a far cliff, then whispers. Leaving loudness aside, which echo comes back sooner?',
      right: 'Both take the same time',
      wrong: [
        [
          'speed-by-source',
          'The echo of the shout',
          'The shout has more energy, but the air is the same. What does the speed of sound depend on?',
        ],
        [
          'speed-by-source',
          'The echo of the whisper',
          'A soft sound has a smaller amplitude. Does that change how fast it crosses the same air?',
        ],
        [
          'no-medium',
          'Only the shout travels in air',
          'A whisper also travels in air, or nobody could hear it. How fast does it go?',
        ],
      ],
      hints: [
        'What is different about the two sounds, and what is the same?',
        'Both go through the same air. The material sets the speed.',
      ],
      solution: [
        'A shout has a greater amplitude than a whisper.',
        'The speed of sound depends on the material, which is the same air.',
        'So both echoes take the same time.',
      ],
    },
    {
      stem: '{name} makes waves on a rope and now shakes it more often, pulled just as tight. The waves travel as fast as before. What happens to the wavelength?',
      right: 'It gets shorter',
      wrong: [
        [
          'inverse',
          'It gets longer',
          'More waves have to fit into the distance that the wave moves in a second. Is there more room for each?',
        ],
        [
          'inverse',
          'It stays the same',
          'If more waves of the same length passed in a second, what would happen to the speed?',
        ],
      ],
      hints: [
        'The speed stays the same, but there are more waves in each second.',
        'Think of 1 second: more waves share the same distance.',
      ],
      solution: [
        'In 1 second the wave moves as far as before.',
        'More waves now share that distance.',
        'So each wave is shorter.',
      ],
    },
    {
      stem: 'An earthquake shakes two towns with waves of the same frequency in the same kind of rock. At town A the amplitude is greater. What is true?',
      right: 'The waves bring more energy to town A',
      wrong: [
        [
          'speed-by-source',
          'The waves travel faster at town A',
          'The rock is of the same kind. Does a greater amplitude change the speed?',
        ],
        [
          'energy-amplitude',
          'The waves bring less energy to town A',
          'It takes energy to move the ground. Where does the ground move farther?',
        ],
        [
          'mixes-measures',
          'The waves come more often at town A',
          'How often waves come is the frequency. What is said about it?',
        ],
      ],
      hints: ['Amplitude tells how far the ground moves.', 'What does it take to move the ground farther?'],
      solution: [
        'At town A the ground moves farther from rest.',
        'All else is the same, and moving it farther takes more energy.',
        'So the waves bring more energy to town A.',
      ],
    },
    {
      stem: 'Why does a room full of curtains and carpets have less echo than an empty one?',
      right: 'Soft cloth absorbs much of the sound',
      wrong: [
        [
          'light-surface',
          'Soft cloth reflects all of the sound',
          'Then there would be more echo. What else can happen to sound when it meets cloth?',
        ],
        [
          'speed-by-source',
          'Soft cloth makes sound travel slower',
          'The sound crosses the room in the air, at the same speed. Why does less of it come back?',
        ],
        [
          'loud-is-high',
          'Soft cloth makes all sounds lower',
          'An echo that is weaker is not lower in pitch. What is missing: loudness or pitch?',
        ],
      ],
      hints: [
        'An echo is sound that comes back from a wall.',
        'Sound can be sent back, let through, or taken in. What does cloth do?',
      ],
      solution: [
        'An echo is reflected sound.',
        'Soft cloth takes in much of the sound’s energy.',
        'Less sound is reflected, so there is less echo.',
      ],
    },
    {
      stem: 'At night, {name} stands in a lit room and looks at a window. Outside, a friend sees {name}. But {name} also sees a face in the glass. What does the glass do with the light?',
      right: 'It transmits some and reflects some',
      wrong: [
        [
          'light-surface',
          'It transmits all of the light',
          'If all light went through, could {name} see a face in the glass?',
        ],
        [
          'light-surface',
          'It reflects all of the light',
          'If all light bounced back, could the friend outside see {name}?',
        ],
        [
          'light-surface',
          'It absorbs all of the light',
          'Light that is absorbed goes no farther. Which light do {name} and the friend see?',
        ],
      ],
      hints: [
        'Two people see light that came to the glass: one inside, one outside.',
        'Light can do more than one thing at a surface.',
      ],
      solution: [
        'The friend sees light that went through the glass. It was transmitted.',
        '{name} sees light that came back from the glass. It was reflected.',
        'So the glass does some of each.',
      ],
    },
    {
      stem: 'In a sound wave in air, which way do the bits of air move?',
      right: 'To and fro, along the way the sound goes',
      wrong: [
        [
          'mixes-measures',
          'Up and down, across the way the sound goes',
          'That is how a rope moves when it is shaken. Sound presses air together and lets it spread. Which way is that?',
        ],
        [
          'matter-travels',
          'Straight on, all the way to the ear',
          'Then there would be a wind with every sound. Do the bits of air come back?',
        ],
        [
          'matter-travels',
          'Around in circles, away from the source',
          'Sound makes places where air is pressed together and places where it is spread out. Which motion makes these?',
        ],
      ],
      hints: [
        'A speaker pushes the air in front of it, then pulls back.',
        'Sound has compressions and rarefactions. How must the air move to make them?',
      ],
      solution: [
        'A source of sound pushes and pulls on the air beside it.',
        'So the bits of air move to and fro, in the same line in which the sound goes.',
        'Such a wave is called longitudinal.',
      ],
    },
    {
      stem: 'A straw in a glass of water looks bent at the surface. Why?',
      right: 'Light changes direction as it leaves the water',
      wrong: [
        [
          'light-surface',
          'Light is absorbed where water meets air',
          'Then the straw would look dark there. It looks bent instead. What does light do that comes out at a slant?',
        ],
        [
          'light-surface',
          'Light is reflected by the straw only in air',
          'The part under water can be seen, too, so it reflects light. What happens to that light on its way to you?',
        ],
        [
          'no-medium',
          'Light cannot travel in water at all',
          'The part in the water can be seen, so light comes from there. What happens as it goes from water to air?',
        ],
      ],
      hints: [
        'You see the straw by light that comes from it to your eye.',
        'Light has another speed in water than in air. What can that do at the surface?',
      ],
      solution: [
        'Light from the lower part of the straw goes from water into air.',
        'Its speed changes there, so light that comes at a slant changes direction.',
        'The lower part is seen in another place than it is, so the straw looks bent.',
      ],
    },
  ],
  3: [
    {
      stem: '{name} says: “High notes travel faster than low ones.” A band plays far away across a field. What speaks against this?',
      right: 'High and low notes arrive in the right rhythm',
      wrong: [
        [
          'loud-is-high',
          'High notes sound softer than low notes do',
          'Loudness tells about amplitude. What would you hear if high notes were faster?',
        ],
        [
          'speed-by-source',
          'All of the notes take some time to arrive',
          'That shows only that sound takes time. What must be compared to test {name}’s claim?',
        ],
        [
          'no-medium',
          'The notes all need air to travel through',
          'That is true, but it does not tell which notes are faster. What would a listener notice?',
        ],
      ],
      hints: [
        'Think: if {name} were right, which notes would come first?',
        'Notes that are played together: would they still be heard together?',
      ],
      solution: [
        'If high notes were faster, they would come early, and the music would fall apart.',
        'But notes that are played together are heard together, even far away.',
        'So high and low notes travel at the same speed in the same air.',
      ],
    },
    {
      stem: 'In steel, sound travels much faster than in air. A hammer hits one end of a long steel rail. What does {name} hear at the other end, with one ear on the rail?',
      right: 'Two knocks: first through the rail, then through the air',
      wrong: [
        [
          'no-medium',
          'One knock: sound travels only through the air',
          'Sound can travel through any material. In which one is it faster?',
        ],
        [
          'speed-by-source',
          'One knock: the same hammer gives the same speed',
          'The source is the same, but the materials are not. What sets the speed of sound?',
        ],
        [
          'inverse',
          'Two knocks: first through the air, then through the rail',
          'Look at the speeds again. In which material does the sound need less time?',
        ],
      ],
      hints: [
        'Two ways lead from the hammer to {name}: through steel and through air.',
        'Both ways are equally long. On which one does the sound need less time?',
      ],
      solution: [
        'The sound goes through the steel and through the air.',
        'The ways are equally long, but sound is faster in steel.',
        'So the knock comes twice, and through the rail it comes first.',
      ],
    },
    {
      stem: 'A wave on a rope loses energy on its way and gets smaller. Its speed stays the same. What else stays the same?',
      right: 'Its frequency and its wavelength',
      wrong: [
        [
          'energy-amplitude',
          'Its amplitude and its energy',
          'The wave gets smaller. Which measure tells how far the rope goes from rest?',
        ],
        [
          'inverse',
          'Its frequency, but not its wavelength',
          'If speed and frequency stay the same, what about the distance of the crests?',
        ],
        [
          'mixes-measures',
          'Its amplitude, but not its wavelength',
          'A smaller wave moves the rope less far from rest. Is that wavelength or amplitude?',
        ],
      ],
      hints: [
        '“Smaller” is about how far the rope moves from rest.',
        'As many waves pass in a second as the hand makes. And the speed does not change.',
      ],
      solution: [
        'The wave gets smaller, so its amplitude and its energy do.',
        'As many waves pass each second as were made, so the frequency is the same.',
        'With the same speed and frequency, the wavelength is the same, too.',
      ],
    },
    {
      stem: 'A sound goes from air into water, where sound travels faster. Its frequency stays the same. What happens to its wavelength?',
      right: 'It gets longer',
      wrong: [
        [
          'inverse',
          'It gets shorter',
          'In each second, as many waves cover a greater distance. Is each one shorter or longer?',
        ],
        [
          'inverse',
          'It stays the same',
          'Speed is frequency times wavelength. One of the three is the same and one has grown. What about the third?',
        ],
      ],
      hints: [
        'Speed is frequency times wavelength. Which of them grows here, and which stays?',
        'Think of 1 second: the same number of waves, but a greater distance.',
      ],
      solution: [
        'The frequency stays, so the same number of waves goes by in each second.',
        'In water, the sound goes farther in that second.',
        'So each wave is longer.',
      ],
    },
    {
      stem: 'Astronauts on a walk in space bring their helmets together, so that they touch, and talk without a radio. Why can they hear each other?',
      right: 'Sound goes through the solid helmets',
      wrong: [
        [
          'no-medium',
          'Sound goes through the space between them',
          'There is no material in the space between them. What does the sound go through when the helmets touch?',
        ],
        [
          'no-medium',
          'Light takes the sound along to the other',
          'Light and sound are different waves. Which material leads from one astronaut to the other?',
        ],
        [
          'speed-by-source',
          'Loud voices get through empty space as well',
          'However loud it is, sound needs a material. Which one is there when the helmets touch?',
        ],
      ],
      hints: [
        'Sound needs a material, but it need not be air.',
        'What leads from one astronaut’s air to the other’s when the helmets touch?',
      ],
      solution: [
        'There is no air between the astronauts, so sound cannot cross empty space.',
        'But sound travels in solids, too.',
        'Where the helmets touch, it goes from one to the other.',
      ],
    },
    {
      stem: 'In white light, a shirt looks red. Which is the best reason?',
      right: 'It reflects red light and absorbs most other colors',
      wrong: [
        [
          'light-surface',
          'It absorbs red light and reflects most other colors',
          'We see the light that comes from the shirt to our eyes. Is that the absorbed light or the reflected light?',
        ],
        [
          'light-surface',
          'It gives off red light of its own to our eyes',
          'Could you see the shirt in a dark room? Where does the light come from?',
        ],
        [
          'light-surface',
          'It transmits red light and reflects other colors',
          'Transmitted light goes through to the other side. Which light comes back to our eyes?',
        ],
      ],
      hints: [
        'White light is made of many colors. Which of them reaches the eye?',
        'Light that is absorbed does not reach the eye. What about reflected light?',
      ],
      solution: [
        'White light holds all colors.',
        'We see the shirt by the light that it reflects.',
        'It looks red, so it reflects red light. Most of the other colors are absorbed.',
      ],
    },
    {
      stem: 'Near the beach, sea waves have a greater amplitude on Monday than on Tuesday. Frequency is the same. A floating wave machine makes electricity from them. What is to be expected?',
      right: 'More electricity on Monday, as waves carry more energy',
      wrong: [
        [
          'energy-amplitude',
          'As much on both days, as the frequency is the same',
          'The machine rises and falls as often, but how far? What does amplitude tell about energy?',
        ],
        [
          'energy-amplitude',
          'More electricity on Tuesday, as low waves waste less',
          'Which waves lift the machine higher? What does that tell about their energy?',
        ],
        [
          'matter-travels',
          'None on either day, as the water does not travel',
          'The water stays, but what do waves carry along with them?',
        ],
      ],
      hints: [
        'The machine takes its energy from the waves.',
        'At the same frequency, what does a greater amplitude tell about the energy?',
      ],
      solution: [
        'Waves carry energy, although the water stays about where it is.',
        'At the same frequency, waves with a greater amplitude carry more energy.',
        'So more electricity is to be expected on Monday.',
      ],
    },
    {
      stem: '{name} sees lightning at once but hears the thunder 6 seconds later. What is the best reason?',
      right: 'Light travels much faster than sound does in air',
      wrong: [
        [
          'speed-by-source',
          'Lightning has more energy than thunder does',
          'More energy does not make a wave faster. How do the speeds of light and sound in air compare?',
        ],
        [
          'no-medium',
          'Light travels through air but sound does not',
          'The thunder was heard, so it came through the air. Why did it come later?',
        ],
        [
          'loud-is-high',
          'Thunder is a low sound, and low sounds are slow',
          'In the same air, low and high sounds are equally fast. What do you compare sound with here?',
        ],
      ],
      hints: [
        'Lightning and thunder start at the same moment.',
        'Both cover the same distance. Which one needs more time?',
      ],
      solution: [
        'Lightning and thunder start together and travel equally far.',
        'The light is there almost at once. The sound needs 6 seconds.',
        'So light travels much faster than sound.',
      ],
    },
  ],
}
