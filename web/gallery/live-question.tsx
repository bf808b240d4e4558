import { useState } from 'react'
import { emptyResponse, partsOf } from '../src/item/interactions/interactions.ts'
import { type GiveRow, RunContext } from '../src/item/interactions/simulation/run-context.ts'
import { ItemView } from '../src/item/item-view.tsx'
import { Button } from '../src/ui/button.tsx'
import type { AnySample } from './samples.ts'

/** The gallery has no server: each setting adds to the measured value, and every other run is off by one. */
const madeUpRow: GiveRow = (settings, run) =>
  Promise.resolve(
    Object.values(settings).reduce((sum, setting) => sum + 4 * (setting.codePointAt(0) ?? 0), run % 2) / 10,
  )

/** A question that can be answered; shows its response below, as it would be sent. */
export function LiveQuestion({ id, sample }: { id: string; sample: Pick<AnySample, 'item'> }) {
  const { interaction } = sample.item
  const [response, setResponse] = useState(() => emptyResponse(interaction))
  const [submitted, setSubmitted] = useState(0)
  const isAnswered = partsOf(interaction).isAnswered(response, interaction)
  return (
    <>
      <RunContext value={madeUpRow}>
        <ItemView
          id={id}
          item={sample.item}
          response={response}
          messageId={`${id}-message`}
          isLocked={false}
          mark={null}
          missed={[]}
          rightResponse={null}
          onChange={setResponse}
          onSubmit={() => setSubmitted((times) => times + 1)}
        />
      </RunContext>
      <div id={`${id}-message`} className="mt-6 border-t border-line pt-4 text-sm text-ink-soft print:hidden">
        <p>
          {isAnswered ? 'Answered' : 'Not answered'}, submitted <span data-submitted>{submitted}</span> times.
        </p>
        <pre data-response data-answered={isAnswered} className="gallery-response">
          {JSON.stringify(response)}
        </pre>
        <Button variant="outline" size="small" onClick={() => setResponse(emptyResponse(interaction))}>
          Start over
        </Button>
      </div>
    </>
  )
}
