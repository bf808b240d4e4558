import type { SiteSkill } from '@skills-center/contract/site/page'
import { contentLanguage, inEnglish } from '../language/language.ts'
import { SkillIcon } from '../ui/skill-icon.tsx'
import { SampleQuestion } from './sample-question.tsx'

const looks = { math: 'bg-math-soft text-math', science: 'bg-science-soft text-science' } as const

/** One skill on a public page. */
export function SkillEntry({ skill }: { readonly skill: SiteSkill }) {
  return (
    <li id={skill.id} className="scroll-mt-6 py-6">
      <div className="flex gap-4">
        <span
          aria-hidden
          className={`hidden size-12 shrink-0 place-items-center rounded-md sm:grid ${looks[skill.subject]}`}
        >
          <SkillIcon name={skill.icon} className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <h4 lang={contentLanguage(skill)} className="font-display text-xl font-bold">
            {skill.name}
          </h4>
          <p lang={contentLanguage(skill)} className="mt-1 max-w-[60ch]">
            {skill.description}
          </p>
          <dl lang={contentLanguage(inEnglish)} className="mt-2.5 max-w-[72ch] text-[0.94rem] text-ink-soft">
            {skill.standards.map(({ code, label }) => (
              <div key={code} className="mt-1 sm:flex sm:gap-2.5">
                <dt className="font-semibold whitespace-nowrap text-ink">{code}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          {skill.sample !== null && <SampleQuestion skill={skill} sample={skill.sample} />}
        </div>
      </div>
    </li>
  )
}
