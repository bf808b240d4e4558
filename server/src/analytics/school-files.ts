import { NeedKind } from '@skills-center/contract/analytics'
import type { ItemQuality, ModelCard } from '@skills-center/contract/analytics/model-card'
import type { SchoolTable } from '@skills-center/contract/analytics/school-file'
import type { ClassNow } from '@skills-center/contract/analytics/teaching'
import type { UserId } from '@skills-center/contract/ids'
import type { AnalyticsDeps } from './deps.ts'

type Rows = readonly (readonly (string | number)[])[]

export interface Shown {
  card: () => Promise<ModelCard>
  quality: () => Promise<{ items: readonly ItemQuality[] }>
  classes: (teacherId: UserId) => Promise<readonly ClassNow[]>
}

/** The files that are not about one class, made from the same figures that the screens show. */
export function createSchoolFiles({ now, csvOf }: Pick<AnalyticsDeps, 'now' | 'csvOf'>, shown: Shown) {
  const rowsOf: Record<SchoolTable, (teacherId: UserId) => Promise<Rows>> = {
    calibration: async () => calibrationRows(await shown.card()),
    losses: async () => lossRows(await shown.card()),
    quality: async () => qualityRows((await shown.quality()).items),
    classes: async (teacherId) => classRows(await shown.classes(teacherId)),
  }
  return async (teacherId: UserId, table: SchoolTable) => ({
    fileName: `${table}-${now().toISOString().slice(0, 10)}.csv`,
    csv: csvOf(await rowsOf[table](teacherId)),
  })
}

const calibrationRows = ({ figures }: ModelCard): Rows => [
  [
    'Chance predicted from, percent',
    'To, percent',
    'Answers',
    'Predicted on average, percent',
    'Right, percent',
  ],
  ...(figures?.bins ?? []).map(({ from, to, answers, predicted, right }) => [
    from,
    to,
    answers,
    predicted,
    right,
  ]),
]

const lossRows = ({ figures, answers }: ModelCard): Rows => [
  ['Forecast by', 'Log loss', 'Answers'],
  ...(figures === null
    ? []
    : [
        ['The learner model', figures.logLoss, answers],
        ['Share of right answers to this very question', figures.itemLogLoss, answers],
        ['Share of right answers to all questions', figures.shareLogLoss, answers],
      ]),
]

const qualityRows = (items: readonly ItemQuality[]): Rows => [
  [
    'Skill',
    'Kind of question',
    'Level',
    'Answers',
    'Right, percent',
    'Predicted, percent',
    'Median seconds',
    'Discrimination',
    'Commonest thinking when wrong',
    'Of wrong answers, percent',
  ],
  ...items.map(({ skill, modelId, level, answers, right, predicted, seconds, discrimination, mistake }) => [
    skill.name,
    modelId,
    level,
    answers,
    right,
    predicted,
    seconds,
    discrimination ?? '',
    mistake?.name ?? '',
    mistake?.percent ?? '',
  ]),
]

const needHeads: Record<NeedKind, string> = {
  stuck: 'Stuck',
  'wrong-run': 'Wrong again and again',
  guessing: 'Guessing',
  'long-struggle': 'Long struggle',
  'low-accuracy': 'Few correct',
  'missing-work': 'Missing work',
  idle: 'Not practicing',
  faded: 'Time to refresh',
}

const classRows = (classes: readonly ClassNow[]): Rows => [
  [
    'Class',
    'Grade',
    'Students',
    'Practiced in the last 7 days',
    ...NeedKind.options.map((kind) => needHeads[kind]),
  ],
  ...classes.map(({ name, gradeLevel, students, practiced, needs }) => [
    name,
    gradeLevel,
    students,
    practiced,
    ...NeedKind.options.map((kind) => needs.find((need) => need.kind === kind)?.students ?? 0),
  ]),
]
