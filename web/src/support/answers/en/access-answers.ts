import type { Answer } from '../answer.ts'

export const accessAnswers: readonly Answer[] = [
  {
    topic: 'access',
    question: 'Can I use everything by keyboard?',
    answer: [
      'Yes. Tab moves between controls, the arrow keys move between options, and Enter checks an answer. The first Tab on each page lets you skip the menu, and F8 moves to a notification. In a question, press ? to see its keys.',
    ],
    words: 'shortcut mouse tab focus keys',
  },
  {
    topic: 'access',
    question: 'Does it work with a screen reader?',
    answer: [
      'Yes. Screen readers read math as math, every figure has a description with everything you need to answer, and you hear right away if your answer is correct.',
    ],
    words: 'nvda jaws voiceover blind speech talkback',
  },
  {
    topic: 'access',
    question: 'Can it read to me?',
    answer: [
      'Yes. “Read aloud” reads questions, hints and steps with a voice on your device and highlights the sentence. If your device has no voice, you won’t see it.',
    ],
    words: 'listen voice audio speech text dyslexia sound',
  },
  {
    topic: 'access',
    question: 'Can I make text larger, or use a dark screen?',
    answer: [
      'Yes. Pages use your device’s settings: larger text, zoom of 200% and more, light or dark mode, and reduced motion.',
    ],
    words: 'zoom font size contrast dark mode light theme animation',
  },
  {
    topic: 'access',
    question: 'Is there a time limit on questions?',
    answer: ['No. There is no countdown, and taking your time never lowers your mastery.'],
    words: 'timer slow fast pause extra time',
  },
]
