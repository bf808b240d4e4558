import { UsageError, requireArgument } from './admin-usage.ts'
import { withCommands } from './admin.ts'

interface Line {
  environment: Readonly<Record<string, string | undefined>>
  say: (line: string) => void
  values: {
    place: string
    domain: readonly string[]
    school?: string | undefined
    district?: string | undefined
  }
  /** The first argument after the command, such as a school's name, id, or domain. */
  first: string | undefined
  username: () => string
}

const onlyStaff = 'Enter only domains at which no student has an address: an address there makes a teacher.'

/** The commands about schools and their verified teachers. */
export function schoolCommands({ environment, say, values, first, username }: Line) {
  return {
    async 'add-school'() {
      const school = { name: requireArgument(first, 'the name of the school'), place: values.place }
      const id = await withCommands(environment, (on) => on.addSchool({ ...school, domains: values.domain }))
      say(`School: ${id}`)
      if (values.domain.length > 0) say(onlyStaff)
    },
    async 'list-schools'() {
      const schools = await withCommands(environment, (on) => on.listSchools())
      for (const { id, name, place, domains, teachers } of schools)
        say([id, name, place || '-', domains.join(' ') || '-', `${teachers} verified`].join('\t'))
      if (schools.length === 0) say('No school is entered yet. See add-school.')
    },
    async 'add-school-domain'() {
      const school = requireArgument(first, 'which school, by its id')
      const domains = values.domain
      if (domains.length === 0) throw new UsageError('Say the --domain.')
      await withCommands(environment, async (on) => {
        for (const domain of domains) await on.addSchoolDomain(school, domain)
      })
      say(onlyStaff)
    },
    async 'remove-school-domain'() {
      const domain = requireArgument(first, 'which domain')
      await withCommands(environment, (on) => on.removeSchoolDomain(domain))
      say(`${domain} is removed. Teachers who are verified already stay so: see unverify-teacher.`)
    },
    async 'add-district'() {
      const name = requireArgument(first, 'the name of the district')
      say(`District: ${await withCommands(environment, (on) => on.addDistrict(name))}`)
    },
    async 'list-districts'() {
      const districts = await withCommands(environment, (on) => on.listDistricts())
      for (const { id, name } of districts) say([id, name].join('\t'))
      if (districts.length === 0) say('No district is entered yet. See add-district.')
    },
    async 'place-school'() {
      const school = requireArgument(first, 'which school, by its id')
      const district = requireArgument(values.district, 'the --district, by its id')
      await withCommands(environment, (on) => on.placeSchool(school, district))
      say('The school is in the district now.')
    },
    async 'add-administrator'() {
      const name = username()
      const district = requireArgument(values.district, 'the --district, by its id')
      await withCommands(environment, (on) => on.appoint(name, district, values.school ?? null))
      say(`${name} administers ${values.school === undefined ? 'the district' : 'the school'} now.`)
    },
    async 'remove-administrator'() {
      const name = username()
      await withCommands(environment, (on) => on.removeAdministrator(name))
      say(`${name} administers nothing now.`)
    },
    async 'verify-teacher'() {
      const name = username()
      const school = requireArgument(values.school, 'the --school, by its id')
      await withCommands(environment, (on) => on.verifyTeacher(name, school))
      say(`${name} is verified.`)
    },
    async 'unverify-teacher'() {
      const name = username()
      const { schools, invited } = await withCommands(environment, (on) => on.unverifyTeacher(name))
      say(
        schools === 0
          ? `${name} was not verified.`
          : `${name} is no longer verified. Consents they gave have ended.`,
      )
      if (invited.length > 0) say(`Verified by their invitation, and still so: ${invited.join(', ')}`)
    },
  }
}
