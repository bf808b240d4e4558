import { languages } from '@skills-center/contract/language'
import { skills } from '@skills-center/curriculum/catalogue'
import type { Item } from '@skills-center/curriculum/item'
import { textsIn } from '@skills-center/contract/interaction-texts'
import { make } from '@skills-center/curriculum/make-item'
import { parseMarkup } from '@skills-center/curriculum/markup'
import { answerInWords, rightAnswer } from '@skills-center/curriculum/right-answer'
import type { Skill } from '@skills-center/curriculum/skill'
import { standardsOf } from '@skills-center/curriculum/standards-of'

const levels = [1, 2, 3] as const

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Markup as HTML; TeX is shown as it is written. */
const html = (markup: string): string =>
  parseMarkup(markup)
    .map((runs) =>
      runs
        .map(({ kind, text }) => {
          if (kind === 'math') return `<code>${escaped(text)}</code>`
          return kind === 'strong' ? `<strong>${escaped(text)}</strong>` : escaped(text)
        })
        .join(''),
    )
    .join('<br>')

const list = (name: string, entries: readonly string[]): string =>
  entries.length === 0
    ? ''
    : `<h4>${name}</h4><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`

function itemIn(item: Item, language: string): string {
  const field = 'label' in item.interaction ? [`${item.interaction.label}: ____`] : []
  return [
    `<article lang="${language}"><p class="stem">${html(item.stem)}</p>`,
    item.figure === undefined
      ? ''
      : `<p class="figure">Figure (${item.figure.kind}): ${html(item.figure.description)}</p>`,
    list(item.interaction.kind, [...field, ...textsIn(item.interaction)].map(html)),
    `<h4>right answer</h4><p class="right">${html(rightAnswer(item))}</p>`,
    list(
      'wrong answers',
      item.wrongAnswers.map(
        (wrong) =>
          `${html(answerInWords(item, wrong.key))} <em>${escaped(wrong.misconception ?? 'no single thinking')}</em><br>${html(wrong.feedback)}`,
      ),
    ),
    list('hints', item.hints.map(html)),
    list('solution', item.solution.map(html)),
    '</article>',
  ].join('')
}

function skillPage(skill: Skill, seed: number): string {
  const shown = skill.form === undefined ? (['en'] as const) : languages
  return skill.models
    .flatMap((model) =>
      levels.map((level) => {
        const made = shown.map((code) => make(skill, model, level, seed, code))
        const asks = standardsOf(skill, model, made[0]).join(', ') || 'beyond its standard'
        const items = made.map(({ item }) => itemIn(item, item.language ?? 'en')).join('')
        return `<section><h3>${model.id}, level ${level} (${model.thinking}; ${asks})</h3><div class="languages">${items}</div></section>`
      }),
    )
    .join('')
}

const style =
  'body{font:16px/1.5 system-ui;margin:0 auto;max-width:80rem;padding:1rem;color:#222;background:#fff}.languages{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1.5rem}section{border-top:1px solid #999;padding-block:1rem}.stem{font-size:1.1rem}.figure{color:#555}.right{font-weight:600}h4{margin:.6rem 0 0;font-size:.85rem;color:#555}ul{margin:0}em{color:#755}nav a{margin-right:1rem}@media(prefers-color-scheme:dark){body{color:#ddd;background:#1a1a1a}a{color:#9cf}h4,.figure{color:#aaa}em{color:#dbb}}'

const frame = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style><main>${body}</main></html>`

/** Every model and level of a skill, its languages side by side; without a skill the list of them. */
export function readingPage(id: string | null, seed: number): string {
  const skill = skills.find((each) => each.id === id)
  if (skill === undefined) {
    const links = skills.map(
      (each) =>
        `<li><a href="?skill=${each.id}&amp;seed=1">${escaped(each.name)}</a> (${each.subject}, grade ${each.gradeLevel})</li>`,
    )
    return frame('Skills', `<h1>Skills</h1><ul>${links.join('')}</ul>`)
  }
  const to = (other: number) => `?skill=${skill.id}&amp;seed=${other}`
  const keys = `<script>addEventListener('keydown',(e)=>{const d={ArrowRight:1,n:1,ArrowLeft:-1,p:-1}[e.key];if(d)location.search='?skill=${skill.id}&seed='+Math.max(0,${seed}+d)})</script>`
  const nav = `<nav><a href="?">All skills</a><a href="${to(Math.max(0, seed - 1))}">← seed ${Math.max(0, seed - 1)}</a><a href="${to(seed + 1)}">seed ${seed + 1} →</a></nav>`
  const about = `<p>${escaped(skill.description)} Press → or n for the next seed, ← or p for the one before.</p>`
  return frame(
    skill.name,
    `<h1>${escaped(skill.name)}, seed ${seed}</h1>${nav}${about}${skillPage(skill, seed)}${keys}`,
  )
}
