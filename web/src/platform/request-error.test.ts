import { expect, test } from 'vitest'
import { detailOf, fieldErrorOf, requestErrorOf } from './request-error.ts'

const problem = {
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  detail: 'Please enter a valid email address.',
  errors: [{ field: 'email', message: 'Please enter a valid email address.' }],
}

test('the message of a refusal is the status code, a colon and the body', async () => {
  const error = await requestErrorOf(new Response('no such skill', { status: 404 }))
  expect(error.message).toBe('404: no such skill')
  expect(error.status).toBe(404)
})

test('a refusal without a body says the status text', async () => {
  const error = await requestErrorOf(new Response('', { status: 503, statusText: 'Service Unavailable' }))
  expect(error.message).toBe('503: Service Unavailable')
})

test('people read the detail of problem details', async () => {
  const error = await requestErrorOf(new Response(JSON.stringify(problem), { status: 400 }))
  expect(error.problem).toEqual(problem)
  expect(detailOf(error)).toBe('Please enter a valid email address.')
  expect(fieldErrorOf(error, 'email')).toBe('Please enter a valid email address.')
  expect(fieldErrorOf(error, 'username')).toBeNull()
})

test.each(['<html>502 Bad Gateway</html>', '"text"', 'null', '{"title":"half a problem"}'])(
  'a body that is no problem details has no detail: %s',
  async (body) => {
    expect(detailOf(await requestErrorOf(new Response(body, { status: 502 })))).toBeNull()
  },
)

test('an error that is no refusal has no detail', () => {
  expect(detailOf(new TypeError('Failed to fetch'))).toBeNull()
})
