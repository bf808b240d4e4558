import { Activity } from '@skills-center/contract/activities'
import { Classroom, type ClassroomId } from '@skills-center/contract/classrooms'
import { SchoolLicense } from '@skills-center/contract/billing/license'
import { Onto } from '@skills-center/contract/billing/family'
import type { APIRequestContext, Page } from 'playwright-core'
import { z } from 'zod'
import { createAnswerKeys } from '../../server/src/practice/answer-keys.ts'
import { type ByCall, byCall, someoneElse } from './by-call.ts'
import { fullModelCard, fullQuality } from './model-figures.ts'
import { press } from './press.ts'
import type { Say } from './say.ts'
import { type ScreenAction, acting, at, type Screen } from './screen.ts'
import { openOtherClasses, openSecondClass, signInStudents, startLive, teachClass } from './taught-class.ts'

const classTabs = [
  'overview',
  'students',
  'assignments',
  'live',
  'grid',
  'standards',
  'misconceptions',
  'groups',
  'settings',
]
const classPages = ['assign', 'gradebook', 'accommodations', 'import', 'cards']
const analyticsTabs = [
  'attention',
  'forecast',
  'groups',
  'misconceptions',
  'working',
  'questions',
  'model',
  'classes',
]

export const ofTeachers = [
  '/teacher-portal',
  '/teacher-portal?tab=standards',
  '/teacher-portal?tab=letters',
  '/ml-analytics',
  '/questions/create',
  '/skills/unit-rates/modules',
  '/subscription',
]

const badList = [
  'First name,Last name,Username,Grade,Group,Shoe size',
  'Nadia,Haddad,,6,Kepler,36',
  ',Onder,,6,,',
  'Per,Lund,maya,6,Curie,40',
  'Jo,King,jo king!,6,,',
  'Ana,Sousa,,ninth,Noether,',
  'Ana,Sousa,,7,Noether,38',
].join('\n')

async function chooseList(page: Page, say: Say): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(badList) })
  await page.getByRole('heading', { name: say('classrooms/import/what-the-file-holds') }).waitFor()
}

const ofClass = (id: string): Screen[] => {
  const page = `/classroom/${id}`
  const student =
    (name: string): ScreenAction =>
    async (there, say) => {
      await there
        .getByRole('checkbox', { name: new RegExp(`^${say('assignments/choose-name')} [A-Z]`) })
        .nth(1)
        .check()
      await press('button', name)(there, say)
    }
  return [
    ...classTabs.map((tab) => at(`${page}?tab=${tab}`)),
    ...classPages.map((name) => at(`${page}/${name}`)),
    acting(`${page}?tab=overview`, 'code', press('button', 'classrooms/join-code')),
    acting(`${page}?tab=students`, 'add', press('button', 'classrooms/add-a-student')),
    acting(`${page}?tab=students`, 'edit', (there) => there.locator('tbody button').first().click()),
    acting(`${page}?tab=students`, 'group', student('classrooms/group')),
    acting(`${page}?tab=students`, 'move', student('classrooms/move')),
    acting(`${page}?tab=students`, 'remove', student('classrooms/remove')),
    acting(`${page}?tab=students`, 'passwords', student('classrooms/new-passwords')),
    acting(`${page}?tab=grid`, 'answers', async (there) => {
      await there.locator('button[data-cell]').first().click()
      await there.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    }),
    acting(`${page}?tab=settings`, 'new-code', press('button', 'classrooms/new-code')),
    acting(`${page}?tab=settings`, 'delete', press('button', 'classrooms/delete-class')),
    acting(`${page}/assign`, 'set', async (there, say) => {
      await there.getByRole('radio', { name: say('assignments/fixed-set') }).check({ force: true })
      await there.getByLabel(say('activities/skill'), { exact: true }).selectOption({ label: 'Unit rates' })
      await there.getByLabel(say('assignments/how-many-questions')).selectOption('2')
      await there.getByRole('button', { name: say('assignments/add-to-the-set') }).click()
      await press('button', 'assignments/preview')(there, say)
      await there.getByText(say('assignments/right-answer'), { exact: true }).waitFor()
    }),
    acting(`${page}/assign`, 'refused', press('button', 'assignments/assign')),
    acting(`${page}/assign`, 'students', press('radio', 'ui/students')),
    acting(`${page}/accommodations`, 'change', press('button', 'assignments/change-for-name')),
    acting(`${page}/import`, 'bad-rows', chooseList),
  ]
}

const ofAssignment = ({ name, id }: { readonly name: string; readonly id: string }): Screen[] => {
  const page = `/assignment/${id}`
  if (name !== 'same-set') return [at(page), at(`${page}?tab=questions`)]
  return [
    at(page),
    at(`${page}?tab=questions`),
    at(`${page}/edit`),
    acting(page, 'answers', press('button', 'assignments/show-answers')),
    acting(page, 'adjust', press('button', 'assignments/extend-or-excuse-name')),
    acting(page, 'delete', press('button', 'assignments/delete')),
    acting(`${page}?tab=questions`, 'whole', press('button', 'assignments/whole-question-and-answer')),
    acting(`${page}?tab=questions`, 'each', press('button', 'assignments/show-each-answer')),
  ]
}

const ofQuestions = (questions: readonly string[]): Screen[] => [
  ...['folders', 'import', 'export', 'folder-and-sharing-of', 'how-it-went-lead', 'delete'].map(
    (name, index) => acting('/questions/create', `dialog-${index}`, press('button', `questions/${name}`)),
  ),
  acting('/questions/create', 'shared', press('tab', 'questions/shared-with-you')),
  ...questions.map((id, index) => ({
    path: `/questions/create?question=${id}`,
    name: `kind-${index}`,
  })),
  acting(`/questions/create?question=${questions.at(-3) ?? ''}`, 'judged', async (page, say) => {
    await page.getByRole('button', { name: say('questions/fill-in-the-right-answer') }).click()
    await page.getByRole('button', { name: say('ui/check'), exact: true }).click()
    await page.getByText(say('ui/correct')).waitFor()
  }),
]

/** Fakes the figures of a server with enough answers. */
const withFigures = (call: string, figures: object) => async (page: Page) => {
  await page.route(`**/api/v1/analytics/${call}`, (route) => route.fulfill({ json: figures }))
  await page.reload()
  await page.getByRole('tabpanel').waitFor()
}

const Live = z.array(Activity)

/** Returns the stages of a live activity in order, and an activity at the students’ own levels. */
async function liveScreens(
  teacher: ByCall,
  { together, ownLevel }: { readonly together: ClassroomId; readonly ownLevel: ClassroomId },
  students: readonly ByCall[],
  known: ReturnType<typeof createAnswerKeys>,
): Promise<Screen[]> {
  for (const { id, isLive } of await teacher.get('/api/activities', Live))
    if (isLive) await teacher.tell(`/api/v1/activities/${id}/steps`, { step: 'end' })
  const live = await startLive(teacher, together, students, 'together')
  const alone = await startLive(teacher, ownLevel, students, 'own-level')
  const stages: (readonly [string, () => Promise<unknown>])[] = [
    ['1-lobby', async () => undefined],
    ['2-open', () => live.step('ask', { after: 0, level: 2 })],
    ['3-answered', () => live.answer(known)],
    ['4-paused', () => live.step('pause')],
    [
      '5-revealed',
      async () => {
        await live.step('resume')
        await live.step('reveal', { round: 1 })
      },
    ],
    ['6-ended', () => live.step('end')],
    ['7-groups', () => live.after('groups')],
    ['8-follow-up', () => live.after('follow-up', { dueAt: null })],
  ]
  let reached = 0
  const until = (stage: number) => async () => {
    for (; reached <= stage; reached += 1) await stages[reached]?.[1]()
  }
  const screens: Screen[] = [at(live.path)]
  for (const [place, [name]] of stages.entries())
    screens.push({ path: live.path, name, before: until(place) })
  return [
    ...screens,
    { path: alone.path, name: 'own-1-lobby' },
    {
      path: alone.path,
      name: 'own-2-open',
      async before() {
        await alone.step('ask', { after: 0 })
        await alone.answer(known)
      },
    },
    { path: alone.path, name: 'own-3-ended', before: async () => void (await alone.step('end')) },
  ]
}

async function buySeats(teacher: ByCall): Promise<void> {
  const { url } = await teacher.post('/api/v1/license/checkout', { seats: 5 }, Onto)
  const checkout = url.split('/sandbox/checkout/')[1] ?? ''
  await teacher.tell(`/api/v1/sandbox/checkouts/${checkout}`, { act: 'pay', email: 'office@example.org' })
  const { students } = await teacher.get('/api/v1/license', SchoolLicense)
  const studentIds = students.slice(0, 3).map(({ id }) => id)
  await teacher.tell('/api/v1/license/students', { studentIds, hasSeat: true })
}

/** Creates a teacher with classes, who can open every teacher screen. The data is created once. */
export function createTeacher(secret: string) {
  const known = createAnswerKeys(secret)
  const signIn = { username: 'mr-okafor', password: 'okafor-teaches', role: 'teacher' }
  const make = async (request: APIRequestContext) => {
    const teacher = byCall(request)
    const another = () => someoneElse(request)
    const [first] = await teacher.get('/api/classrooms', z.array(Classroom))
    if (first === undefined) throw new Error('The demo class is not there')
    const students = await signInStudents(teacher, first.id, another)
    const taught = await teachClass(teacher, first.id, known, students)
    const colleague = await another()
    const teaches = { role: 'teacher', password: 'orange kite river', schoolName: 'Riverside Middle School' }
    const named = { username: 'ms-vale', email: 'vale@example.org', firstName: 'Robin', lastName: 'Vale' }
    await colleague.tell('/api/signup', { ...teaches, ...named, gradeLevel: 6, subject: 'science' })
    const others = await openOtherClasses(teacher, colleague, signIn.username)
    const lab = await openSecondClass(teacher, students)
    const sample = await teacher.post('/api/v1/sample-class', {}, Classroom)
    await buySeats(teacher)
    return { taught, lab, ...others, sample }
  }
  let made: ReturnType<typeof make> | undefined
  return async (request: APIRequestContext): Promise<Screen[]> => {
    const teacher = byCall(request)
    await teacher.tell('/api/login', signIn)
    made ??= make(request)
    const { taught, lab, past, empty, sample } = await made
    const classes = { together: taught.classroomId, ownLevel: lab }
    return [
      ...ofTeachers.map(at),
      acting('/classrooms', 'archived', async (page) => page.locator('summary').first().click()),
      acting('/classrooms', 'create', press('button', 'classrooms/create-a-class')),
      acting('/teacher-portal?tab=letters', 'consent', press('radio', 'classrooms/portal/consent-notice')),
      at('/questions/create'),
      ...ofClass(taught.classroomId),
      ...classTabs.map((tab) => at(`/classroom/${sample.id}?tab=${tab}`)),
      ...classTabs.map((tab) => at(`/classroom/${empty.id}?tab=${tab}`)),
      acting(`/classroom/${empty.id}?tab=live`, 'own-level', press('radio', 'activities/own-level')),
      ...['gradebook', 'accommodations'].map((page) => at(`/classroom/${empty.id}/${page}`)),
      at(`/classroom/${past.id}?tab=settings`),
      at(`/classroom/${past.id}?tab=students`),
      ...[taught.classroomId, sample.id, empty.id].flatMap((id) =>
        analyticsTabs
          .filter((tab) => id === taught.classroomId || !['questions', 'model', 'classes'].includes(tab))
          .map((tab) => at(`/ml-analytics?tab=${tab}&class=${id}`)),
      ),
      acting('/ml-analytics?tab=model', 'figures', withFigures('model', fullModelCard)),
      acting('/ml-analytics?tab=questions', 'figures', withFigures('quality', fullQuality)),
      ...taught.assignments.flatMap(ofAssignment),
      ...ofQuestions(taught.questions),
      ...(await liveScreens(teacher, classes, taught.students, known)),
    ]
  }
}
