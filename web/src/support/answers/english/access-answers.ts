import type { Answer } from '../answer.ts'

export const accessAnswers: readonly Answer[] = [
  {
    topic: 'access',
    question: 'Can I use everything by keyboard?',
    answer: [
      'Yes. Tab moves between controls, arrow keys move between options, Enter checks an answer. The first Tab on each page offers a way past the menu, and F8 moves to a notification. In a question, ? shows its keys.',
    ],
    words: 'shortcut mouse tab focus keys',
  },
  {
    topic: 'access',
    question: 'Does it work with a screen reader?',
    answer: [
      'Math is written so that screen readers speak it as math, every figure has a description with all that is needed to answer, and verdicts are announced when they appear.',
    ],
    words: 'nvda jaws voiceover blind speech talkback',
  },
  {
    topic: 'access',
    question: 'Can it read to me?',
    answer: [
      '“Read aloud” reads questions, hints and steps with a voice of your device, and marks the sentence that is read. It is not there on a device that has no voice.',
    ],
    words: 'listen voice audio speech text dyslexia sound',
  },
  {
    topic: 'access',
    question: 'Can I make text larger, or use a dark screen?',
    answer: [
      'Pages follow your system: larger text and zoom up to 200% and beyond, light or dark, and less motion where you have asked for it.',
    ],
    words: 'zoom font size contrast dark mode light theme animation',
  },
  {
    topic: 'access',
    question: 'Is there a time limit on questions?',
    answer: ['No. Nothing counts down, and taking your time never lowers your mastery.'],
    words: 'timer slow fast pause extra time',
  },
]
