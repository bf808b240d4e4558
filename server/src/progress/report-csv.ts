import {
  type ActivitySpan,
  type FirstTries,
  type MasteryFigure,
  notEnough,
  type ProgressReport,
  type ReportTable,
} from '@skills-center/contract/progress/report'

type Cell = string | number

/** The columns and rows of each table: the figures on the screen, one per cell. */
const tables: Record<ReportTable, (report: ProgressReport) => readonly (readonly Cell[])[]> = {
  summary: ({ period, summary: { minutes, firstTries, daysPracticed, streak } }) => [
    ['Figure', 'Value'],
    ['First day', period.from],
    ['Last day', period.to],
    ['Time zone', period.timeZone],
    ['Active minutes', minutes],
    ['Questions answered', firstTries.answered],
    ['Right at the first try', firstTries.right],
    ['First-try accuracy in percent', orNotEnough(firstTries.percent)],
    ['Days practiced', daysPracticed],
    ['Days in a row now', streak],
  ],
  activity: ({ activity }) => spans(activity.spans),
  days: ({ activity }) => spans(activity.days),
  skills: ({ skills }) => [
    [
      'Skill',
      'Subject',
      'Grade',
      ...firstTryColumns,
      'Mastery before',
      'Answers before',
      'Mastery after',
      'Answers after',
      'Change',
      'Last practiced',
    ],
    ...skills.map(({ skill, firstTries, before, after, change, lastOn }) => [
      skill.name,
      skill.subject,
      skill.gradeLevel,
      ...firstTryCells(firstTries),
      ...masteryCells(before),
      ...masteryCells(after),
      orNotEnough(change),
      lastOn,
    ]),
  ],
  mistakes: ({ mistakes }) => [
    [
      'Mistake',
      'Kind of thinking',
      'Skill',
      'Subject',
      'Grade',
      'Questions',
      'Last made',
      'Questions of the skill since',
      'Right at the first try since',
      'Overcome',
    ],
    ...mistakes.map(({ name, family, skill, times, lastOn, since, isOvercome }) => [
      name,
      family ?? '',
      skill.name,
      skill.subject,
      skill.gradeLevel,
      times,
      lastOn,
      since.answered,
      since.right,
      isOvercome ? 'yes' : 'no',
    ]),
  ],
  map: ({ map }) => [
    ['Subject', 'Strand', 'Standard', 'About', 'Skill', 'Grade', 'Mastery today', 'Answers', 'State'],
    ...map.flatMap(({ subject, strand, standards }) =>
      standards.flatMap(({ code, label, skills }) =>
        skills.map(({ skill, now, mastered, isDue }) => [
          subject,
          strand,
          code,
          label,
          skill.name,
          skill.gradeLevel,
          now.answers === 0 ? 'Not practiced yet' : orNotEnough(now.mastery),
          now.answers,
          isDue ? 'time to refresh' : mastered ? 'mastered' : '',
        ]),
      ),
    ),
  ],
}

const firstTryColumns = ['Questions', 'Right at the first try', 'First-try accuracy in percent']

const firstTryCells = ({ answered, right, percent }: FirstTries): Cell[] => [
  answered,
  right,
  orNotEnough(percent),
]

const masteryCells = ({ mastery, answers }: MasteryFigure): Cell[] => [orNotEnough(mastery), answers]

const orNotEnough = (figure: number | null): Cell => figure ?? notEnough

const spans = (rows: readonly ActivitySpan[]): Cell[][] => [
  ['First day', 'Last day', 'Active minutes', 'Days practiced', ...firstTryColumns],
  ...rows.map(({ from, to, minutes, daysPracticed, firstTries }) => [
    from,
    to,
    minutes,
    daysPracticed,
    ...firstTryCells(firstTries),
  ]),
]

/** A table of the report as CSV (RFC 4180). */
export const reportCsv = (report: ProgressReport, table: ReportTable): string => csvOf(tables[table](report))

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

/** Text that a spreadsheet would read as a formula, including after leading whitespace. */
const formula = /^[=+\-@\t\r\n]/

/** Numbers stay unchanged. An apostrophe before a text that looks like a formula keeps it text. */
function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
