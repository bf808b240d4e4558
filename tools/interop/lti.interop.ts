import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { connectLtiCourse, listLtiCourses, LtiOverview, type LtiPlatform } from '@skills-center/contract/lti'
import { decodeJwt } from 'jose'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../../server/src/platform/log.ts'
import { statement } from '../../server/src/platform/statement.ts'
import { openDistrict, type TestDistrict } from '../../server/src/test-district.ts'
import { createAnswerKeys } from '../../server/src/practice/answer-keys.ts'
import { type Caller, newPerson, secret, startTestApp, type TestApp } from '../../server/src/test-app.ts'
import { chromiumArguments, findChromium } from '../chromium.ts'
import { root } from '../processes.mjs'

/**
 * `npm run interop:lti`: launches from a Moodle of yours on this machine, driven in Chromium. Build the web first.
 * LTI_MOODLE is its address, for example http://localhost:8080; LTI_MOODLE_PASSWORD the password of `admin` and of its
 * students `noor` and `leo`, whose ID numbers are 1001 and 1002, and of their teacher `okafor`; LTI_MOODLE_COURSE the
 * number of their course. With `RECORD=1` it also
 * writes what Moodle sent to the file that `npm test` plays back.
 */
const moodle = process.env['LTI_MOODLE'] ?? ''
const password = process.env['LTI_MOODLE_PASSWORD'] ?? ''
const course = process.env['LTI_MOODLE_COURSE'] ?? '2'
const recording = 'server/src/lti/recorded/moodle.json'

let browser: Browser
let product: TestApp
let site: string
let oak: TestDistrict
let studentId: string
let assignment: string
let platform: LtiPlatform
let admin: Page
/** The number of the activity in Moodle. */
let activity: string
/** The student and the teacher, signed in to both. */
let noor: Page
let okafor: Page

beforeAll(async () => {
  if (moodle === '') throw new Error('Set LTI_MOODLE to the address of a Moodle.')
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  product = await startTestApp({
    configuration: { ssoLoopback: true, publicUrl: site },
    webRoot: join(root, 'web/dist'),
    log: createLog('warn'),
  })
  await product.app.http.listen({ port, host: '127.0.0.1' })
  browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] })
  oak = await openDistrict(product, 'Oak')
  studentId = await oak.add('1001')
  assignment = await assign()
  platform = await addPlatform('Moodle')
  admin = await signIn('admin')
}, 240_000)
afterAll(async () => {
  await browser.close()
  await product.stop()
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function assign(): Promise<string> {
  const reply = await oak.teacher.post(`${oak.classroom.path}/assignments`, {
    title: 'Rates',
    skillIds: ['unit-rates'],
    goal: { kind: 'count', questions: 2 },
    slots: [],
    audience: { kind: 'class' },
    opensAt: '2026-03-10T12:00:00Z',
    dueAt: null,
    takesLate: true,
    tries: 1,
    hasHints: true,
    order: 'listed',
    isPinned: false,
  })
  return JSON.parse(reply.text).id
}

async function addPlatform(name: string): Promise<LtiPlatform> {
  const { platforms } = LtiOverview.parse((await oak.lead.post('/api/v1/organization/lti', { name })).body)
  const added = platforms.at(-1)
  if (added === undefined) throw new Error('no platform')
  return added
}

/** A browser of its own, signed in to Moodle. */
async function signIn(username: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${moodle}/login/index.php`)
  await page.locator('#username').fill(username)
  await page.locator('#password').fill(password)
  await page.locator('#loginbtn').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login/index.php'))
  return page
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]:not([type="hidden"])`)
/** Scripts for the page are texts, because this program knows no page. */
const setValue = (page: Page, name: string, value: string) =>
  page.evaluate(`{
    const control = document.querySelector('[name="${name}"]:not([type="hidden"])')
    if (control.type === 'checkbox') control.checked = ${JSON.stringify(value)} === '1'
    else control.value = ${JSON.stringify(value)}
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }`)

/** Moodle’s form hides fields by scripts, so they are set and not typed. */
async function registerByHand(): Promise<void> {
  await admin.goto(`${moodle}/mod/lti/toolconfigure.php`)
  const key = /"sesskey":"([^"]+)/.exec(await admin.content())?.[1]
  await admin.goto(`${moodle}/mod/lti/typessettings.php?action=add&sesskey=${key}&returnto=toolconfigure`)
  const values = {
    lti_typename: 'Skills Center',
    lti_toolurl: platform.launchUrl,
    lti_ltiversion: '1.3.0',
    lti_keytype: 'JWK_KEYSET',
    lti_publickeyset: platform.ourJwksUrl,
    lti_initiatelogin: platform.loginUrl,
    lti_redirectionuris: platform.launchUrl,
    lti_coursevisible: '2',
    lti_launchcontainer: '2',
    lti_contentitem: '1',
    lti_toolurl_ContentItemSelectionRequest: platform.launchUrl,
    ltiservice_gradesynchronization: '2',
    ltiservice_memberships: '1',
  }
  for (const [name, value] of Object.entries(values)) await setValue(admin, name, value)
  await Promise.all([
    admin.waitForURL(/toolconfigure/),
    admin.evaluate(`document.querySelector('#id_submitbutton').click()`),
  ])
}

it('a district registers by a link', async () => {
  const { id } = await addPlatform('Moodle by link')
  const { url } = JSON.parse((await oak.lead.post(`/api/v1/organization/lti/${id}/registration`, {})).text)
  await admin.goto(`${moodle}/mod/lti/toolconfigure.php`)
  const key = /"sesskey":"([^"]+)/.exec(await admin.content())?.[1] ?? ''
  // Type 0: a new tool, although there may be another one at our address.
  const query = new URLSearchParams({ url, type: '0', sesskey: key })
  await admin.goto(`${moodle}/mod/lti/startltiadvregistration.php?${query.toString()}`)
  const { platforms } = LtiOverview.parse((await oak.lead.get('/api/v1/organization/lti')).body)
  expect(platforms.find((each) => each.id === id)).toMatchObject({
    issuer: moodle,
    isConnected: true,
    clientId: expect.stringMatching(/./),
    deploymentIds: [expect.stringMatching(/./)],
  })
})

it('a district registers by hand what Moodle shows for the tool', async () => {
  await registerByHand()
  const card = admin.locator('.tool-card').last()
  await card.waitFor()
  const valueOf = async (name: string) => (await card.getAttribute(`data-${name}`)) ?? ''
  const saved = await oak.lead.send('PUT', `/api/v1/organization/lti/${platform.id}`, {
    name: 'Moodle',
    issuer: await valueOf('platformid'),
    clientId: await valueOf('clientid'),
    deploymentIds: [await valueOf('deploymentid')],
    authorizationUrl: await valueOf('authrequesturl'),
    tokenUrl: await valueOf('accesstokenurl'),
    jwksUrl: await valueOf('publickeyseturl'),
    matchesNumbers: true,
    makesStudents: false,
  })
  expect([saved.status, saved.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  platform = LtiOverview.parse(saved.body).platforms.find(({ id }) => id === platform.id) ?? platform
})

it('a teacher chooses an assignment in a window, and the frame takes it back to the course', async () => {
  okafor = await signIn('okafor')
  const type = platform.deploymentIds[0] ?? ''
  await okafor.goto(`${moodle}/course/modedit.php?add=lti&type=&course=${course}&section=1&typeid=${type}`)
  await okafor.locator('[name="selectcontent"]').click()
  const frame = okafor.frameLocator('#contentitem-page-iframe')
  const [window] = await Promise.all([
    okafor.context().waitForEvent('page'),
    frame.getByRole('link', { name: 'Open Skills Center' }).click(),
  ])
  await window.getByLabel('Username').fill(oak.teacher.username)
  await window.getByLabel('Password').fill(newPerson.password)
  await window.getByRole('button', { name: 'Sign in', exact: true }).click()
  await window.getByLabel('Rates').check()
  await window.getByRole('button', { name: 'Add to course' }).click()
  await window.getByText('Your choice is in your course now').waitFor()
  await expect.poll(() => field(okafor, 'name').inputValue(), { timeout: 60_000 }).toBe('Rates')
  expect(await okafor.locator('#id_instructorcustomparameters').inputValue()).toContain(assignment)
  await okafor.locator('#id_submitbutton2').click()
  const link = okafor.locator('a[href*="/mod/lti/view.php?id="]').last()
  await link.waitFor()
  activity = new URL((await link.getAttribute('href')) ?? '').searchParams.get('id') ?? ''
})

/** Opens the link in the course, and then the window that its frame offers. */
async function openLink(page: Page): Promise<Page> {
  await page.goto(`${moodle}/mod/lti/view.php?id=${activity}`)
  const frame = page.frameLocator('iframe#contentframe')
  const [window] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.getByRole('link', { name: 'Open Skills Center' }).click(),
  ])
  return window
}

it('a student opens it in a frame, goes on in a window, and is signed in by the number on the roster', async () => {
  noor = await signIn('noor')
  const tokens: string[] = []
  noor.context().on('request', (request) => {
    const token = new URLSearchParams(request.postData() ?? '').get('id_token')
    if (token !== null) tokens.push(token)
  })
  noor = await openLink(noor)
  await noor.waitForURL(`${site}/practice/assignment/${assignment}`, { timeout: 60_000 })
  const arrived = await (await callerOf(noor)).get('/api/auth/user')
  expect(JSON.parse(arrived.text).id).toBe(studentId)
  if (process.env['RECORD']) {
    const launch = decodeJwt(tokens.at(-1) ?? '')
    writeFileSync(
      recording,
      `${JSON.stringify({ launch }, null, 2).replaceAll(moodle, 'https://recorded.example')}\n`,
    )
  }
})

/** The product as the person in this browser. */
async function callerOf(page: Page): Promise<Caller> {
  const cookies = await page.context().cookies(site)
  const session = cookies.find(({ name }) => name === 'sid')
  return product.caller(`sid=${session?.value ?? ''}`)
}

async function answer(isRight: boolean): Promise<void> {
  const caller = await callerOf(noor)
  const { practice } = JSON.parse((await caller.get(`/api/v1/assignments/${assignment}/question`)).text)
  const keys = createAnswerKeys(secret)
  const { token } = practice.questions[0]
  const reply = await caller.post('/api/v1/practice/answers', {
    token,
    response: isRight ? keys.right(token) : keys.wrong(token),
    attemptId: product.newId(),
    activeMilliseconds: 5000,
    hintsUsed: 0,
  })
  expect(reply.status).toBe(200)
}

/** What Moodle’s gradebook shows for the activity. */
async function gradeShown(): Promise<string> {
  await admin.goto(`${moodle}/grade/report/grader/index.php?id=${course}`)
  const row = admin.locator('tr.userrow', { hasText: 'Noor' })
  return (await row.locator('td.grade').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
}

const toGrade = (grade: string) =>
  expect
    .poll(() => product.app.lti.sendScores().then(gradeShown), { timeout: 60_000, interval: 3000 })
    .toContain(grade)

it('takes a score while the work goes on, and shows it when the work is done', async () => {
  await answer(true)
  await product.app.lti.sendScores()
  expect(await gradeShown()).not.toContain('100')
  await answer(false)
  await toGrade('50')
}, 120_000)

it('shows the grade that the teacher enters afterward', async () => {
  const reply = await oak.teacher.send(
    'PUT',
    `/api/v1/assignments/${assignment}/students/${studentId}/grade`,
    {
      grade: 85,
      comment: '',
      isExcused: false,
    },
  )
  expect(reply.status).toBe(200)
  // The check that is due every half hour.
  await product.database.query(
    statement('interop.check-now', 'update lti_resource_links set check_at = now()'),
  )
  await toGrade('85')
}, 120_000)

it('gives the class list of the course, from which a class takes its students', async () => {
  const leo = await oak.add('1002')
  // Moodle says where the list is when a link is opened, not when one is chosen.
  await (await openLink(okafor)).waitForURL(`${site}/assignment/${assignment}`, { timeout: 60_000 })
  const made = JSON.parse((await oak.teacher.post('/api/classrooms', { name: 'Math 7', gradeLevel: 7 })).text)
  const path = `/api/v1/classrooms/${made.id}`
  const { courses } = listLtiCourses.reply.parse((await oak.teacher.get(`${path}/courses`)).body)
  expect(courses).toMatchObject([{ title: 'Math 7', platform: 'Moodle', isConnected: false }])
  const connected = await oak.teacher.send('PUT', `${path}/courses/${courses[0]?.id}`)
  const { list } = connectLtiCourse.reply.parse(connected.body)
  expect(list).toEqual({ joined: 2, unknown: 0, gone: [] })
  const { students } = JSON.parse((await oak.teacher.get(`${path}/students`)).text)
  expect(students.map(({ id }: { id: string }) => id).toSorted()).toEqual([leo, studentId].toSorted())
})
