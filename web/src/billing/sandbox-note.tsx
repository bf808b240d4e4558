import { FlaskConical } from 'lucide-react'
import { Rich } from '../language/rich.tsx'

/** Shown on all sales pages while no real payments are taken. */
export function SandboxNote() {
  return (
    <p className="flex items-start gap-2.5 rounded-md border-[1.5px] border-dashed border-warm bg-warm-soft px-4 py-3">
      <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0 text-warm" />
      <span>
        <Rich id="billing/sandbox-this-server-takes" parts={{ lead: <strong /> }} />
      </span>
    </p>
  )
}
