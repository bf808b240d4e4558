import { contentLanguage } from '../../language/language.ts'
import { Card } from '../../ui/card.tsx'
import { gradeName } from '../../ui/grade-name.ts'
import { SkillIcon } from '../../ui/skill-icon.tsx'
import { WithSkills } from './with-skills.tsx'

/** Skills with the standards they cover. */
export function SampleStandards() {
  return (
    <WithSkills ids={['unit-rates', 'food-webs', 'slope']} height="h-60">
      {(skills) => (
        <Card padding="none">
          <ul>
            {skills.map((skill) => (
              <li
                key={skill.id}
                className="flex items-center gap-4 border-t border-line px-5 py-3.5 first:border-t-0"
              >
                <span
                  aria-hidden
                  className={`grid size-11 shrink-0 place-items-center rounded-md ${skill.subject === 'math' ? 'bg-math-soft text-math' : 'bg-science-soft text-science'}`}
                >
                  <SkillIcon name={skill.icon} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold" lang={contentLanguage(skill)}>
                    {skill.name}
                  </span>
                  <span className="block text-sm text-ink-soft">
                    {gradeName(skill.gradeLevel)}, {skill.standards.join(', ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </WithSkills>
  )
}
