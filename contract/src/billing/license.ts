import { z } from 'zod'
import { PaymentsMode, PlanState } from '../billing.ts'
import { endpoint } from '../endpoint.ts'
import { UserId } from '../ids.ts'
import { CheckoutState, Invoice, Money, Onto } from './family.ts'
import { fieldError } from '../field-error.ts'

/** Maximum number of seats per license. */
export const maxSeats = 500

export const License = z.object({
  state: PlanState,
  until: z.iso.datetime().nullable(),
  renewsAt: z.iso.datetime().nullable(),
  seats: z.number().int(),
})
export type License = z.infer<typeof License>

export const SeatStudent = z.object({
  id: UserId,
  /** Null once the student has left all of the teacher's classes. */
  name: z.string().nullable(),
  classNames: z.array(z.string()),
  hasSeat: z.boolean(),
})
export type SeatStudent = z.infer<typeof SeatStudent>

export const SchoolLicense = z.object({
  payments: PaymentsMode,
  /** Null if this server sells no licenses. */
  offer: z.object({ perSeatAndYear: Money }).nullable(),
  /** Null if the teacher has none. */
  license: License.nullable(),
  checkout: CheckoutState,
  sandboxPage: z.string().nullable(),
  /** Students of the teacher’s classes, and those who have a seat. */
  students: z.array(SeatStudent),
})
export type SchoolLicense = z.infer<typeof SchoolLicense>

export const getLicense = endpoint({
  method: 'GET',
  path: '/api/license',
  access: 'teacher',
  summary: 'The own school license, and who has its seats',
  reply: SchoolLicense,
})

export const Seats = z
  .number({ error: fieldError('seats-missing') })
  .int(fieldError('seats-not-whole'))
  .min(1, fieldError('seats-too-few'))
  .max(maxSeats, fieldError('seats-too-many'))

export const buyLicense = endpoint({
  method: 'POST',
  path: '/api/license/checkout',
  access: 'teacher',
  summary: 'Begin to pay for a license on the payment provider’s own page',
  body: z.object({ seats: Seats }),
  reply: Onto,
})

export const changeSeats = endpoint({
  method: 'PUT',
  path: '/api/license/seats',
  earlier: ['POST /api/license/seats'],
  access: 'teacher',
  summary: 'Change how many seats the license has; the difference is charged or credited pro rata',
  body: z.object({ seats: Seats }),
  reply: SchoolLicense,
})

export const assignSeats = endpoint({
  method: 'POST',
  path: '/api/license/students',
  access: 'teacher',
  summary: 'Give students of the own classes a seat, or take it back',
  body: z.object({
    studentIds: z.array(UserId).min(1, fieldError('student-missing')).max(maxSeats),
    hasSeat: z.boolean(),
  }),
  reply: SchoolLicense,
})

export const cancelLicense = endpoint({
  method: 'POST',
  path: '/api/license/cancel',
  access: 'teacher',
  summary: 'Cancel the license: its seats stay to the end of what is paid for',
  reply: SchoolLicense,
})

export const resumeLicense = endpoint({
  method: 'POST',
  path: '/api/license/resume',
  access: 'teacher',
  summary: 'Take a cancellation back before the license has ended',
  reply: SchoolLicense,
})

export const openLicensePortal = endpoint({
  method: 'POST',
  path: '/api/license/portal',
  access: 'teacher',
  summary: 'The payment provider’s own page for cards and receipts of the license',
  reply: Onto,
})

export const listLicenseInvoices = endpoint({
  method: 'GET',
  path: '/api/license/invoices',
  access: 'teacher',
  summary: 'What was paid for the license, newest first',
  reply: z.array(Invoice),
})
