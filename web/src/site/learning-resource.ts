import type { ArticlePath } from '@skills-center/contract/site'
import type { SiteSkill } from '@skills-center/contract/site/page'
import { t } from '../language/messages.ts'
import { pathIn } from '@skills-center/contract/language'
import { language } from '../language/language.ts'
import { gradeName } from '../ui/grade-name.ts'
import { article } from './articles/articles.ts'

/** A page with skills, as schema.org structured data. */
export function learningResource(path: ArticlePath, skills: readonly SiteSkill[], origin: string): object {
  const page = article(path)
  const standards = new Map(
    skills.flatMap((skill) => skill.standards).map(({ code, label }) => [code, label]),
  )
  return {
    '@type': 'LearningResource',
    name: page.title,
    description: page.description,
    url: new URL(pathIn(language(), path), origin).href,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    learningResourceType: t('site/practice-problem'),
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
