import type {
  AnsweredQuestion,
  ClassMisconceptions,
  ClassNeeds,
  ClassStandards,
  SkillGrid,
} from '@skills-center/contract/analytics'
import { notEnough } from '@skills-center/contract/progress/report'

type Rows = readonly (readonly (string | number)[])[]

const orNotEnough = (figure: number | null) => figure ?? notEnough

const resultWords: Record<AnsweredQuestion['result'], string> = {
  'right-at-once': 'Right at the first try',
  'right-later': 'Right at the second try',
  wrong: 'Not right',
}

export const answerRows = (answers: readonly AnsweredQuestion[]): Rows => [
  [
    'Student',
    'Skill',
    'Answered (UTC)',
    'Level',
    'Active seconds',
    'Hints',
    'The thinking',
    'Result',
    'First wrong line',
    'Line above it',
    'Line that does not follow',
    'Mistake in the line',
  ],
  ...answers.map(({ student, skill, answeredAt, level, seconds, hintsUsed, mistake, result, wrongLine }) => [
    student.name,
    skill?.name ?? 'A skill that is no longer here',
    answeredAt,
    level,
    seconds,
    hintsUsed,
    mistake ?? '',
    resultWords[result],
    wrongLine?.place ?? '',
    wrongLine?.above ?? '',
    wrongLine?.line ?? '',
    wrongLine?.mistakes.join(' / ') ?? '',
  ]),
]

export const needsRows = ({ needs }: ClassNeeds): Rows => [
  ['Student', 'Skill', 'Why', 'What to do next', 'When it closes', 'How sure'],
  ...needs.map(({ student, skill, why, next, closes, certainty }) => [
    student.name,
    skill?.name ?? '',
    why,
    next,
    closes,
    certainty,
  ]),
]

/** One row for each student and skill with answers. */
export function gridRows({ students, skills, cells }: SkillGrid): Rows {
  const names = new Map(students.map(({ id, name }) => [id, name]))
  const known = new Map(skills.map((skill) => [skill.id, skill]))
  return [
    [
      'Student',
      'Skill',
      'Subject',
      'Grade',
      'Mastery',
      'How sure',
      'Answers',
      'State',
      'Last practiced (UTC)',
    ],
    ...cells.map((cell) => {
      const skill = known.get(cell.skillId)
      return [
        names.get(cell.studentId) ?? '',
        skill?.name ?? '',
        skill?.subject ?? '',
        skill?.gradeLevel ?? '',
        orNotEnough(cell.mastery),
        cell.certainty,
        cell.answers,
        cell.isDue ? 'time to refresh' : cell.mastered ? 'mastered' : '',
        cell.lastAt,
      ]
    }),
  ]
}

export const standardRows = ({ standards, students }: ClassStandards): Rows => [
  [
    'Standard',
    'About',
    'Skill',
    'Grade',
    'Students in class',
    'Students begun',
    'Students mastered',
    'Mean mastery of those begun',
    'Answers',
    'Questions on this standard',
    'Right at first try',
    'Percent right at first try',
  ],
  ...standards.flatMap(({ code, label, skills }) =>
    skills.map(({ skill, begun, mastered, mastery, answers, firstTries }) => [
      code,
      label,
      skill.name,
      skill.gradeLevel,
      students,
      begun,
      mastered,
      orNotEnough(mastery),
      answers,
      firstTries.answered,
      firstTries.right,
      orNotEnough(firstTries.percent),
    ]),
  ),
]

/** One row for each student who showed a misconception. */
export const misconceptionRows = ({ misconceptions }: ClassMisconceptions): Rows => [
  ['Misconception', 'Kind of thinking', 'Skill', 'Student', 'Questions', 'Last met in class (UTC)'],
  ...misconceptions.flatMap(({ name, family, skill, lastAt, students }) =>
    students.map((student) => [name, family?.name ?? '', skill.name, student.name, student.times, lastAt]),
  ),
]
