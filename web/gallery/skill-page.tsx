import type { RichText } from '@skills-center/contract/rich-text'
import { useCallback, useEffect } from 'react'
import { ContentContext } from '../src/language/content.ts'
import { RichTextView } from '../src/item/rich-text.tsx'
import { LiveQuestion } from './live-question.tsx'
import { addressOf, type Route } from './route.ts'
import { SampleBoundary } from './sample-boundary.tsx'
import { SampleHeading } from './sample-heading.tsx'
import type { ReadableSkill, ReadItem, ReadModel, SkillReading } from './skill-reading.ts'
import { useLoaded } from './use-loaded.ts'

/**
 * The curriculum for editors: a skill's models and levels with their questions, keys, and texts, or the list of skills.
 */
export function SkillPage({ route }: { route: Route }) {
  if (route.skill === undefined || route.skill === '') return <SkillList />
  return <OneSkill route={route} id={route.skill} seed={route.seed ?? 1} />
}

async function load<Value>(search: string): Promise<Value> {
  const reply = await fetch(`skill.json${search}`)
  if (!reply.ok) throw new Error(await reply.text())
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own tool beside this page wrote it
  return (await reply.json()) as Value
}

const loadList = () => load<ReadableSkill[]>('')

function SkillList() {
  const skills = useLoaded(loadList)
  if (skills === null) return <p className="mt-4">Loading</p>
  return (
    <ul data-ready className="gallery-part grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      {skills.map(({ id, name, subject, grade }) => (
        <li key={id}>
          <a href={addressOf({ skill: id, seed: 1 })} className="underline underline-offset-4">
            {name}
          </a>{' '}
          {subject}, grade {grade}
        </li>
      ))}
    </ul>
  )
}

function OneSkill({ route, id, seed }: { route: Route; id: string; seed: number }) {
  const reading = useLoaded(useCallback(() => load<SkillReading>(addressOf({ skill: id, seed })), [id, seed]))
  const to = (other: number) => addressOf({ ...route, seed: Math.max(0, other) })
  const after = to(seed + 1)
  const before = to(seed - 1)
  // Page shortcuts, unless the person is typing an answer.
  useEffect(() => {
    const turn = ({ key, target }: KeyboardEvent) => {
      if (target instanceof Element && target.closest('input, math-field, [role]') !== null) return
      if (key === 'ArrowRight' || key === 'n') location.search = after
      if (key === 'ArrowLeft' || key === 'p') location.search = before
    }
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [after, before])
  if (reading === null) return <p className="mt-4">Loading</p>
  const models = reading.models.filter(({ model, level }) => `${model}-${level}`.includes(route.name ?? ''))
  return (
    <div data-ready>
      <p className="mt-2">{reading.description}</p>
      <nav aria-label="Seeds" className="mt-2 flex gap-4 print:hidden">
        <a href={before} className="underline underline-offset-4">
          ← seed {Math.max(0, seed - 1)}
        </a>
        <span aria-current="true">seed {seed}</span>
        <a href={after} className="underline underline-offset-4">
          seed {seed + 1} →
        </a>
      </nav>
      {models.map((each) => (
        <ModelPart key={`${each.model}-${each.level}`} part={each} language={route.language} seed={seed} />
      ))}
    </div>
  )
}

function ModelPart({ part, language, seed }: { part: ReadModel; language: Route['language']; seed: number }) {
  const { model, level, thinking, standards, items } = part
  const name = `${model} level ${level}`
  return (
    <section className="gallery-part">
      <SampleHeading as="h2" name={name} />
      <p className="text-ink-soft">
        {thinking}; {standards.length === 0 ? 'beyond its standard' : standards.join(', ')}
      </p>
      <div className="gallery-languages">
        {items
          .filter((item) => language === undefined || item.language === language)
          .map((item) => (
            <article
              key={item.language}
              lang={item.language}
              data-sample={`${name} seed ${seed} ${item.language}`}
            >
              <SampleBoundary name={`${name}, ${item.language}`}>
                <ContentContext value={item}>
                  <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
                    <LiveQuestion id={`${model}-${level}-${item.language}`} sample={item} />
                  </div>
                  <Texts item={item} />
                </ContentContext>
              </SampleBoundary>
            </article>
          ))}
      </div>
    </section>
  )
}

/** The texts that a student sees after answering, and the feedback on each wrong answer. */
function Texts({ item }: { item: ReadItem }) {
  return (
    <dl className="gallery-texts mt-4">
      <Entry name="Right answer" texts={[item.rightAnswer]} />
      {item.wrongAnswers.map(({ answer, misconception, feedback }, index) => (
        <Entry key={index} name={misconception ?? 'no single misconception'} texts={[answer, feedback]} />
      ))}
      <Entry name="Hints" texts={item.hints} />
      <Entry name="Solution" texts={item.solution} />
    </dl>
  )
}

function Entry({ name, texts }: { name: string; texts: readonly RichText[] }) {
  return (
    <>
      <dt className="mt-3 text-sm text-ink-soft">{name}</dt>
      {texts.map((text, index) => (
        <dd key={index}>
          <RichTextView text={text} />
        </dd>
      ))}
    </>
  )
}
