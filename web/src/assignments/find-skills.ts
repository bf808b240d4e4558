import type { SkillSummary } from '@skills-center/contract/skills'

/** “6.RP.A.3” and “6.rp.3” mean the same: many teachers leave out the cluster's letter. */
const withoutCluster = (code: string): string => code.replace(/\.[a-z](?=\.\d)/, '')

/** The standards of a skill whose code begins with the sought text, which is in lower case. */
export function standardsLike({ standards }: Pick<SkillSummary, 'standards'>, query: string): string[] {
  const begins = (code: string) => {
    const rest = code.startsWith(query) ? code.slice(query.length) : null
    // “6.EE.A.1” is not the beginning of “6.EE.A.10”.
    return rest !== null && !(/\d$/.test(query) && /^\d/.test(rest))
  }
  return standards.filter((standard) => {
    const code = standard.toLowerCase()
    return begins(code) || begins(withoutCluster(code))
  })
}

/** The skills that are named like the text, or belong to a standard whose code begins with it. */
export function findSkills<Skill extends Pick<SkillSummary, 'name' | 'standards'>>(
  skills: readonly Skill[],
  text: string,
): Skill[] {
  const query = text.toLowerCase().trim()
  return skills.filter(
    (skill) => skill.name.toLowerCase().includes(query) || standardsLike(skill, query).length > 0,
  )
}
