import type { Chapter, Guides } from '../chapter.ts'

const student: readonly Chapter[] = [
  {
    id: 'start',
    title: 'Find where to start',
    text: [
      'When you are new, we do not know yet what you can do. A few questions from here and there find out, so that practice begins where it helps you and not at page one.',
      'It is not a test and has no score. You can skip it, or stop in the middle and go on later. If something is new to you, say “I haven’t learned this yet”: that is useful to know, and never a mistake.',
    ],
    screen: { name: 'strands', caption: 'What may come out, for an imagined student.' },
    links: [{ href: '/practice/overview/placement', label: 'Find where to start' }],
  },
  {
    id: 'plan',
    title: 'Follow your plan, or choose for yourself',
    text: [
      'Practice has a plan for you: what helps you most now comes first, and every line says why it stands there. New things, things you are in the middle of, and things that are about to fade.',
      'One button practices the whole plan, mixed. You can also pick a single skill, or go to the map of grades and open any skill of any grade.',
    ],
    screen: {
      name: 'plan',
      caption: 'Three lines of a plan. The reasons are what makes it worth following.',
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
      'Type or choose your answer and check it. Any equal form counts: 1/2, 2/4 and 0.5 are one number. An answer that cannot be read costs nothing; you just write it again.',
      'If it is wrong, you are told what may have gone wrong, and you have one more try. Then the worked steps are there, one at a time, so that you can think ahead.',
    ],
    screen: {
      name: 'question',
      caption: 'Try it. Nothing here counts, so try a wrong answer too: 2/5, say.',
    },
    after: [
      '“Why this question?” tells you the true reason why this one came: what you got right lately, what is due, how likely you are to get it.',
    ],
    links: [{ href: '/practice/overview/mixed', label: 'Practice what helps most now' }],
  },
  {
    id: 'help',
    title: 'Get help when it is hard',
    text: [
      'Hints nudge first and show a step later. They make the answer count a little less for your mastery, and cost no points.',
      'Every skill has a lesson: the idea on one screen, a worked example, and the mistakes that many people make. “I haven’t learned this yet” puts a skill off and offers the lesson instead.',
      'If more of the same does not help, the plan changes by itself: to something that comes before, to the lesson, to the same idea asked in another way, or to a break.',
    ],
    screen: {
      name: 'stuck',
      caption: 'What the plan offers to somebody who is stuck in dividing fractions.',
    },
    links: [{ href: '/grades', label: 'Find a lesson on the map of grades' }],
  },
  {
    id: 'meter',
    title: 'Read your mastery',
    text: [
      'Mastery is a chance, not a mark: 80 means that of 100 fresh questions of this skill about 80 would go right today. The soft edge says how sure we are. It is wide at first and narrows as you answer.',
    ],
    screen: { name: 'meters', caption: 'At the start, on the way, mastered, and in need of a refresher.' },
    after: ['How it is worked out stands at the end of this guide, with an example to play with.'],
    links: [{ href: '/progress-report', label: 'Open your progress report' }],
  },
  {
    id: 'points',
    title: 'Points, streaks and achievements',
    text: [
      'A right answer earns 10 points at the first try and 5 at the second. Your streak counts the days in a row on which you practiced, and lasts until a whole day has gone by without.',
      'Achievements mark what you have learned, not how long you sat there, and show how far it is to the next one.',
    ],
    screen: { name: 'achievements', caption: 'One that is earned, and one on the way.' },
    links: [{ href: '/achievements', label: 'See all achievements' }],
  },
  {
    id: 'your-way',
    title: 'Make it work for you',
    text: [
      'Listen: “Read aloud” reads a question, a hint or a step, with a voice of your device. The sentence that is read is marked.',
      'Keyboard: everything works without a mouse. Press ? in a question to see its keys.',
      'Bad connection: an answer that does not get through is kept on your device, sent again by itself, and counts once.',
      'Time: nothing counts down. Taking your time never lowers your mastery.',
    ],
    links: [{ href: '/support#accessibility', label: 'More about accessibility' }],
  },
  {
    id: 'limit-and-class',
    title: 'Your day and your class',
    text: [
      'On the free plan there is a number of practice problems for each day. Your dashboard shows how many are left. The count starts again at midnight where you are. You can always finish the question on your screen. Reviews that are due have no limit. Work from a teacher your school has confirmed has no limit either.',
      'Join a class with the code that your teacher gives you. You find your classes and their activities under Classrooms. Everything else works without a class.',
    ],
    links: [
      { href: '/subscription', label: 'See today’s use' },
      { href: '/classrooms', label: 'Open classrooms' },
    ],
  },
]

const teacher: readonly Chapter[] = [
  {
    id: 'classes',
    title: 'Open your classes',
    text: [
      'Create a class, let students join with its code or make accounts for them, and hand out login cards. Teacher Tools on your dashboard lead to the same places.',
    ],
    links: [{ href: '/classrooms', label: 'Open classrooms' }],
  },
  {
    id: 'catalog',
    title: 'See what there is to practice',
    text: [
      'The question builder lists every skill by grade and subject, below your own questions. Math skills name their Common Core standards, science skills their NGSS performance expectations. Math and science hang together in one map: a skill says what it builds on.',
      'Each skill has a page with the idea, a worked example, common mistakes and its words. It prints on paper without the frame of the site, and its address shows everybody the same example.',
    ],
    screen: { name: 'standards', caption: 'Three skills with the standards that they practice.' },
    links: [
      { href: '/questions/create', label: 'Open the list of skills' },
      { href: '/grades', label: 'Open the map of grades' },
    ],
  },
  {
    id: 'own-questions',
    title: 'Write questions of your own',
    text: [
      'Begin with what students read and what is right. Add numbers that change: with a from 2 to 12, {=a} in a text is another number for every student, and 2a + 1 can be the right answer. Conditions such as a < b keep out what makes no sense.',
      'Name the wrong answers that you expect and what you would say to each. The preview shows a variant as students see it and takes answers; the list below it says what to mend before you publish, and what is worth a second look.',
      'Keep questions in folders, share what is published with your school or with all teachers, and see later how often a question was given and what was answered instead.',
    ],
    links: [{ href: '/questions/create', label: 'Open the question builder' }],
  },
  {
    id: 'students-question',
    title: 'What your students meet',
    text: [
      'Questions are new each time, so neighbors have different numbers. Every equivalent form of a right answer counts. A known wrong answer meets feedback about that very mistake, then a second try, then worked steps.',
    ],
    screen: { name: 'question', caption: 'Answer it as a student might: 5/6, 10/12, or the mistake 2/5.' },
    links: [{ href: '/skills/add-fractions/modules', label: 'Read the lesson behind it' }],
  },
  {
    id: 'students-plan',
    title: 'Why they practice what they practice',
    text: [
      'Each student has a plan: what brings most comes first, with its reason. It mixes what is new with what is about to fade, and goes back to what is missing underneath.',
      'Nobody spins their wheels. Where more questions would change nothing, the plan offers another way.',
    ],
    screen: { name: 'plan', caption: 'Part of a student’s plan.' },
    links: [{ href: '/grades', label: 'See how skills build on each other' }],
  },
  {
    id: 'reading-mastery',
    title: 'Read a mastery figure',
    text: [
      'Mastery is the chance, out of 100, that this student gets a fresh typical question of the skill right today. It always comes with how sure it is. A figure that rests on two answers says so.',
      'It moves by a bounded amount with each answer, so one slip does not wreck it, and it fades slowly without practice. Mastered means: likely 90 or more, shown on more than one day, and we are sure enough of that.',
    ],
    screen: { name: 'meters', caption: 'At the start, on the way, mastered, and in need of a refresher.' },
    after: ['The rules, and an example to play through with a class, stand at the end of this guide.'],
    links: [{ href: '/ml-analytics', label: 'Open analytics' }],
  },
]

/** The way through the product, by role. */
export const guides: Guides = { student, teacher }
