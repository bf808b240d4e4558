const rules = [
  [
    'It is a chance, not a mark.',
    'It says how likely you are, out of 100, to get a fresh typical question of this skill right today, without help.',
  ],
  [
    'Every answer moves it a little.',
    'Right answers move it up, wrong ones down, harder questions tell more. No single answer moves it far, so one slip never wrecks it.',
  ],
  [
    'Some answers tell less.',
    'A right answer with hints or at the second try counts for less, and a very quick guess counts for almost nothing. An answer that cannot be read, or only has the wrong form, counts for nothing at all.',
  ],
  [
    'It fades slowly.',
    'People forget what they do not use, so the number falls a little with time. Each time you come back after a break and still know it, it fades more slowly.',
  ],
  [
    'Mastered means 90 or more, and sure of it.',
    'A lucky run is not enough: it takes several answers. A mastered skill stays so unless later answers, or a long time without practice, say otherwise.',
  ],
] as const

/** How the percentage is worked out, in words for a twelve-year-old; true to the learner model. */
export function MasteryExplained() {
  return (
    <section id="mastery" tabIndex={-1} aria-labelledby="mastery-title" className="scroll-mt-24">
      <h2 id="mastery-title" className="mb-4 text-2xl font-bold">
        How mastery is worked out
      </h2>
      <dl className="flex flex-col gap-4 border-l-4 border-science pl-5">
        {rules.map(([rule, reason]) => (
          <div key={rule}>
            <dt className="font-semibold">{rule}</dt>
            <dd className="mt-0.5 text-ink-soft">{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
