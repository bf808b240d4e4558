import { useState } from 'react'
import { emptyResponse, partsOf } from '../src/item/interactions/interactions.ts'
import { ItemView } from '../src/item/item-view.tsx'
import { Button } from '../src/ui/button.tsx'
import type { AnySample } from './samples.ts'

/** A question that can be answered; it tells its response below, as it would be sent. */
export function LiveQuestion({ id, sample }: { id: string; sample: AnySample }) {
  const { interaction } = sample.item
  const [response, setResponse] = useState(() => emptyResponse(interaction))
  const [submitted, setSubmitted] = useState(0)
  const isAnswered = partsOf(interaction).isAnswered(response, interaction)
  return (
    <>
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
