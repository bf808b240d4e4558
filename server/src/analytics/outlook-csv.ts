import type {
  getClassForecast,
  getEngagement,
  SuggestedGroup,
} from '@skills-center/contract/analytics/class-outlook'
import type { ReplyInputOf } from '@skills-center/contract/endpoint'
import { notEnough } from '@skills-center/contract/progress/report'

type Rows = readonly (readonly (string | number)[])[]

export const forecastRows = ({ date, skills }: ReplyInputOf<typeof getClassForecast>): Rows => [
  [
    'Skill',
    'Subject',
    'Students',
    'At 90 or above today, expected',
    `On ${date}, expected`,
    'At least, in 8 of 10 cases',
    'At most, in 8 of 10 cases',
  ],
  ...skills.map(({ skill, students, today, later, low, high }) => [
    skill.name,
    skill.subject,
    students,
    today,
    later,
    low,
    high,
  ]),
]

/** One row for each student of each group. */
export const groupRows = (groups: readonly SuggestedGroup[]): Rows => [
  ['Group', 'Why', 'Skill', 'Student', 'What to do next'],
  ...groups.flatMap(({ title, kind, skill, students, next }) =>
    students.map(({ name }) => [title, kind, skill.name, name, next]),
  ),
]

export const engagementRows = ({ students }: ReplyInputOf<typeof getEngagement>): Rows => [
  [
    'Student',
    'Questions',
    'Active minutes',
    'Idle minutes',
    'Days practiced',
    'Quick answers in percent',
    'Questions with hints in percent',
    'Last practiced (UTC)',
  ],
  ...students.map(
    ({ student, questions, minutes, idleMinutes, daysPracticed, rapidPercent, hintPercent, lastAt }) => [
      student.name,
      questions,
      minutes,
      idleMinutes,
      daysPracticed,
      rapidPercent ?? notEnough,
      hintPercent ?? notEnough,
      lastAt ?? '',
    ],
  ),
]
