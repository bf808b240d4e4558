import type { ArticlePath } from '@skills-center/contract/site'
import type { SiteSkill } from '@skills-center/contract/site/page'
import { gradeName } from '../ui/grade-name.ts'
import { publicPages } from './public-pages.ts'

/** A page that leads into skills, in the words of schema.org. */
export function learningResource(path: ArticlePath, skills: readonly SiteSkill[], origin: string): object {
  const page = publicPages[path]
  const standards = new Map(
    skills.flatMap((skill) => skill.standards).map(({ code, label }) => [code, label]),
  )
  return {
    '@type': 'LearningResource',
    name: page.title,
    description: page.description,
    url: new URL(path, origin).href,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    learningResourceType: 'Practice problem',
    interactivityType: 'active',
    educationalLevel: [...new Set(skills.map(({ gradeLevel }) => gradeName(gradeLevel)))],
    teaches: skills.map(({ name }) => name),
    educationalAlignment: [...standards].map(([code, label]) => ({
      '@type': 'AlignmentObject',
      alignmentType: 'teaches',
      educationalFramework: /^(MS|[K5]-|\d-)/.test(code)
        ? 'Next Generation Science Standards'
        : 'Common Core State Standards',
      targetName: code,
      targetDescription: label,
    })),
  }
}
