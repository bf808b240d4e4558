import type { Chapter, Guides } from '../chapter.ts'

const student: readonly Chapter[] = [
  {
    id: 'start',
    title: 'Find where to start',
    text: [
      'When you’re new, we don’t know what you can do yet. A few different questions help us find out. Then your practice starts at the right place for you, not on page one.',
      'It isn’t a test, and there is no score. You can skip it, or stop and continue later. If something is new to you, choose “I haven’t learned this yet”. That helps us, and it’s never a mistake.',
    ],
    screen: { name: 'map', caption: 'A possible result for a made-up student.' },
    links: [{ href: '/practice/overview/placement', label: 'Find where to start' }],
  },
  {
    id: 'plan',
    title: 'Follow your plan, or choose for yourself',
    text: [
      'You have a practice plan. What helps you most comes first, and every line says why it’s there. Some skills are new, some are in progress, and some need a quick review before you forget them.',
      'One button lets you practice the whole plan, mixed. You can also pick one skill, or go to the map of grades and open any skill of any grade.',
    ],
    screen: {
      name: 'plan',
      caption: 'Three lines of a plan, with the reason for each.',
    },
    links: [
      { href: '/practice/overview', label: 'Open your plan' },
      { href: '/grades', label: 'Open the map of grades' },
    ],
  },
  {
    id: 'question',
    title: 'Answer a question',
    text: [
      'Type or choose your answer and check it. Any equal form counts: 1/2, 2/4 and 0.5 are the same number. If we can’t read your answer, you don’t lose anything. Just write it again.',
      'If it’s wrong, we tell you what to look at, and you have one more try. Then you can see the worked steps one at a time, so you can think ahead.',
    ],
    screen: {
      name: 'question',
      caption: 'Try it. Nothing here counts, so try a wrong answer too, such as 2/5.',
    },
    after: [
      '“Why this question?” tells you the real reason: what you got right lately, what is due for review, and how likely you are to get it right.',
    ],
    links: [{ href: '/practice/overview/mixed', label: 'Practice what helps most now' }],
  },
  {
    id: 'help',
    title: 'Get help when it is hard',
    text: [
      'Hints start with a small push and show you a step later. With a hint, the answer counts a little less toward your mastery. Hints don’t cost points.',
      'Every skill has a lesson: the idea on one screen, a worked example, and common mistakes. “I haven’t learned this yet” saves the skill for later and offers you the lesson.',
      'If more of the same doesn’t help, your plan changes. You may get an earlier skill, the lesson, the same idea asked in a different way, or a break.',
    ],
    screen: {
      name: 'stuck',
      caption: 'What the plan offers a student who is stuck on dividing fractions.',
    },
    links: [{ href: '/grades', label: 'Find a lesson on the map of grades' }],
  },
  {
    id: 'meter',
    title: 'Read your mastery',
    text: [
      'Mastery is a chance, not a grade. A mastery of 80 means that today you would get about 80 of 100 new questions on this skill right. The soft edge shows how sure we are. It’s wide at first and gets narrower as you answer.',
    ],
    screen: { name: 'meters', caption: 'At the start, on the way, mastered, and in need of a refresher.' },
    after: ['The end of this guide shows how it’s worked out, with an example you can try.'],
    links: [{ href: '/progress-report', label: 'Open your progress report' }],
  },
  {
    id: 'points',
    title: 'Points, streaks and achievements',
    text: [
      'A correct answer earns 10 points on the first try and 5 on the second. Your streak counts the days in a row that you practiced. One day off a week is fine: the streak goes on.',
      'Achievements show what you’ve learned, not how long you were here. They also show how close you are to the next one.',
    ],
    screen: { name: 'achievements', caption: 'One you’ve earned, and one in progress.' },
    links: [{ href: '/achievements', label: 'See all achievements' }],
  },
  {
    id: 'your-way',
    title: 'Make it work for you',
    text: [
      'Listen: “Read aloud” reads a question, a hint or a step with a voice on your device and highlights the sentence.',
      'Keyboard: everything works without a mouse. Press ? in a question to see its keys.',
      'Bad connection: if an answer doesn’t get through, we save it on your device and send it again. It counts once.',
      'Time: there is no countdown. Taking your time never lowers your mastery.',
    ],
    links: [{ href: '/support#accessibility', label: 'More about accessibility' }],
  },
  {
    id: 'limit-and-class',
    title: 'Your day and your class',
    text: [
      'The free plan has a number of practice problems for each day. Your dashboard shows how many you have left. The count starts again at midnight where you are. You can always finish the question on your screen. Reviews that are due have no limit. Work from a teacher your school has confirmed has no limit either.',
      'Join a class with the code your teacher gives you. You’ll find your classes and their activities under Classrooms. You can do everything else without a class.',
    ],
    links: [
      { href: '/subscription', label: 'See today’s problems' },
      { href: '/classrooms', label: 'Open classrooms' },
    ],
  },
]

const teacher: readonly Chapter[] = [
  {
    id: 'classes',
    title: 'Set up your classes',
    text: [
      'Create a class. Have students join with its code, or create accounts for them and hand out login cards. You’ll also find all of this under Teacher Tools on your dashboard.',
    ],
    links: [{ href: '/classrooms', label: 'Open classrooms' }],
  },
  {
    id: 'catalog',
    title: 'See what students can practice',
    text: [
      'The question builder lists every skill by grade and subject, below your own questions. Math skills list their Common Core standards, and science skills list their NGSS performance expectations. Math and science share one map, and each skill shows what it builds on.',
      'Each skill has a page with the idea, a worked example, common mistakes and vocabulary. It prints as a clean handout, and a link to it shows everyone the same example.',
    ],
    screen: { name: 'standards', caption: 'Three skills and their standards.' },
    links: [
      { href: '/questions/create', label: 'See the list of skills' },
      { href: '/grades', label: 'Open the map of grades' },
    ],
  },
  {
    id: 'own-questions',
    title: 'Write your own questions',
    text: [
      'Start with the question and the correct answer. You can add numbers that change: with a from 2 to 12, {=a} in a text is a different number for each student, and 2a + 1 can be the correct answer. Conditions such as a < b leave out numbers that don’t make sense.',
      'Add the wrong answers you expect, with feedback for each. The preview shows the question as students see it, and you can answer it. The list below it shows what to fix before you publish and what is worth checking.',
      'Organize questions in folders, and share published ones with your school or with all teachers. Later you can see how often a question was answered and which wrong answers students gave.',
    ],
    links: [{ href: '/questions/create', label: 'Open the question builder' }],
  },
  {
    id: 'students-question',
    title: 'What your students see',
    text: [
      'Questions are new each time, so students sitting next to each other have different numbers. Every equivalent form of a correct answer counts. After a common wrong answer, students get feedback on that mistake, then a second try, then the worked steps.',
    ],
    screen: { name: 'question', caption: 'Answer it as a student might: 5/6, 10/12, or the mistake 2/5.' },
    links: [{ href: '/skills/add-fractions/modules', label: 'Read the lesson for this question' }],
  },
  {
    id: 'students-plan',
    title: 'How we choose what they practice',
    text: [
      'Each student has a plan. What helps most comes first, with the reason. The plan mixes new skills with review, and goes back to fill gaps in earlier skills.',
      'No one gets stuck doing more of the same. When more questions are unlikely to help, the plan suggests something else.',
    ],
    screen: { name: 'plan', caption: 'Part of a student’s plan.' },
    links: [{ href: '/grades', label: 'See how skills build on each other' }],
  },
  {
    id: 'reading-mastery',
    title: 'Understand mastery',
    text: [
      'Mastery is the chance, out of 100, that a student would answer a new, typical question on the skill correctly today. It always shows how sure we are. If a number is based on only two answers, you’ll see that.',
      'Each answer changes it by a limited amount, so one careless mistake doesn’t hurt much. Without practice, it slowly goes down. “Mastered” means the mastery is probably 90 or more, the student has shown it on more than one day, and we’re sure enough.',
    ],
    screen: { name: 'meters', caption: 'At the start, on the way, mastered, and in need of a refresher.' },
    after: ['The end of this guide has the rules, and an example you can try with your class.'],
    links: [{ href: '/ml-analytics', label: 'Open analytics' }],
  },
]

/** The guide's chapters, by role. */
export const guides: Guides = { student, teacher }
