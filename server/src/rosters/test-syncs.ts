import { RosterSyncDetail, rosterPartBytes } from '@skills-center/contract/rosters'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { expect } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { type Caller, signUpAdministrator, type TestApp } from '../test-app.ts'
import { bundleOf, type Files } from './test-bundle.ts'

export const path = '/api/v1/organization/rosters'

export const students = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    school: index % 2 === 0 ? ('east' as const) : ('west' as const),
  }))

/** New, changed, ended, and returned, of each kind. */
export const counts = ({ difference }: RosterSyncDetail) =>
  Object.fromEntries(
    difference.map(({ kind, added, changed, ended, returned }) => [
      kind,
      [added.count, changed.count, ended.count, returned.count],
    ]),
  )

const rosterRows = statement(
  'test.roster-people',
  `select p.sourced_id as "sourcedId", u.username, u.email, u.role, u.first_name as "firstName", p.left_at as "leftAt",
    p.sign_in_keys as "signInKeys", u.id,
    exists (select 1 from deactivated_accounts d where d.user_id = u.id) as "isOff",
    array(select c.name from enrolments e join classrooms c on c.id = e.classroom_id where e.student_id = u.id) as classes,
    array(select c.name from classroom_teachers t join classrooms c on c.id = t.classroom_id where t.teacher_id = u.id
      and t.accepted_at is not null) as teaches,
    exists (select 1 from school_members m where m.teacher_id = u.id) as "isVerified",
    (select max(m.verified_email) from school_members m where m.teacher_id = u.id) as "verifiedEmail"
  from roster_people p join users u on u.id = p.user_id where p.district_id = $1 order by p.sourced_id`,
  z.object({
    sourcedId: z.string(),
    username: z.string(),
    email: z.string().nullable(),
    role: z.string(),
    firstName: z.string(),
    leftAt: z.date().nullable(),
    signInKeys: z.array(z.string()),
    id: z.string(),
    isOff: z.boolean(),
    classes: z.array(z.string()),
    teaches: z.array(z.string()),
    isVerified: z.boolean(),
    verifiedEmail: z.string().nullable(),
  }),
)

/** Syncs as an administrator makes them on the screen. */
export function syncsOn(server: () => TestApp) {
  let districts = 0
  const newDistrict = () => signUpAdministrator(server(), `Cedar ${(districts += 1)}`)

  const detailOf = async (caller: Caller, id: string) =>
    RosterSyncDetail.parse((await caller.get(`${path}/${id}`)).body)

  /** Uploads a file as the screen does, and waits until it is checked. */
  async function upload(caller: Caller, content: Buffer): Promise<RosterSyncDetail> {
    const begun = await caller.post(path, { fileName: 'roster.zip', bytes: content.length })
    const { id } = JSON.parse(begun.text)
    for (let part = 0; part * rosterPartBytes < content.length; part += 1) {
      const bytes = content.subarray(part * rosterPartBytes, (part + 1) * rosterPartBytes)
      const sent = await caller.send('PUT', `${path}/${id}/parts/${part}`, {
        content: bytes.toString('base64'),
      })
      expect(sent.status, sent.text).toBe(200)
    }
    await server().app.rosters.jobs.run()
    return detailOf(caller, id)
  }

  const askToApply = (caller: Caller, id: string, more: object = {}) =>
    caller.post(`${path}/${id}/application`, { confirmsLeaving: false, invitesTeachers: false, ...more })

  async function apply(caller: Caller, id: string, more: object = {}): Promise<RosterSyncDetail> {
    const reply = await askToApply(caller, id, more)
    expect(reply.status, reply.text).toBe(200)
    await server().app.rosters.jobs.run()
    const detail = await detailOf(caller, id)
    expect(detail.state).toBe('done')
    return detail
  }

  const sync = async (caller: Caller, files: Files, options: Parameters<typeof bundleOf>[1] = {}) => {
    const checked = await upload(caller, bundleOf(files, options))
    expect(checked.refusal).toBeNull()
    return apply(caller, checked.id, { confirmsLeaving: true })
  }

  const peopleOf = async (districtId: DistrictId) =>
    new Map(
      (await server().database.query(rosterRows, [districtId])).map((person) => [person.sourcedId, person]),
    )

  return { newDistrict, detailOf, upload, askToApply, apply, sync, peopleOf }
}
