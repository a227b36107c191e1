import type { OrderProgress } from '@cambusa/domain/orders/order-step'
import { beforeEach, expect, test } from 'vitest'
import { changeCompany, completeStep, lookForCompanies, stepBack } from './dialog-chain-steps.ts'
import { askFor, leaveChain, setChainProgress, setCompanyQuestion, useDialogChain } from './dialog-chain.ts'

let done: OrderProgress
const step = () => useDialogChain.getState().step

beforeEach(async () => {
  leaveChain()
  setCompanyQuestion(() => Promise.resolve(false))
  await lookForCompanies()
  done = { login: false, address: false, timeslot: false }
  setChainProgress(() => done)
})

test('a visitor who wants to buy signs in, chooses the address, then the slot, and goes on', async () => {
  const reached = askFor('timeslot')
  expect(step()).toBe('login')
  done = { ...done, login: true }
  completeStep()
  expect(step()).toBe('address')
  done = { ...done, address: true }
  completeStep()
  expect(step()).toBe('timeslot')
  completeStep()
  expect(step()).toBeNull()
  expect(await reached).toBe(true)
})

test('a shopper who has already chosen everything continues after the login', async () => {
  const reached = askFor('timeslot')
  done = { login: true, address: true, timeslot: true }
  completeStep()
  expect(await reached).toBe(true)
})

test('nothing opens when nothing is missing', async () => {
  done = { login: true, address: true, timeslot: true }
  expect(await askFor('timeslot')).toBe(true)
  expect(step()).toBeNull()
})

test('changing the address asks for a slot again, even with a slot chosen', () => {
  done = { login: true, address: true, timeslot: true }
  void askFor('timeslot', { start: 'address' })
  expect(step()).toBe('address')
  completeStep()
  expect(step()).toBe('timeslot')
})

test('a visitor who presses the slot signs in first', () => {
  void askFor('timeslot', { start: 'timeslot' })
  expect(step()).toBe('login')
})

test('the slot leads back to the address, the address not back to the login', () => {
  done = { login: true, address: true, timeslot: false }
  void askFor('timeslot')
  expect(step()).toBe('timeslot')
  stepBack()
  expect(step()).toBe('address')
  stepBack()
  expect(step()).toBe('address')
})

test('closing reports that the goal was not reached', async () => {
  const reached = askFor('timeslot')
  leaveChain()
  expect(await reached).toBe(false)
})

test('a second goal replaces the first', async () => {
  const first = askFor('login')
  void askFor('timeslot')
  expect(await first).toBe(false)
})

test('two requests for the same goal both continue after one login', async () => {
  const both = Promise.all([askFor('login'), askFor('login')])
  done = { ...done, login: true }
  completeStep()
  expect(await both).toEqual([true, true])
})

test('a customer with several companies chooses one after the login, and then continues', async () => {
  setCompanyQuestion(() => Promise.resolve(true))
  const reached = askFor('address')
  await lookForCompanies()
  done = { ...done, login: true }
  completeStep()
  expect(step()).toBe('company')
  completeStep()
  expect(step()).toBe('address')
  done = { ...done, address: true }
  completeStep()
  expect(await reached).toBe(true)
})

test('the company alone is chosen without steps before or after it', () => {
  changeCompany()
  expect(step()).toBe('company')
  completeStep()
  expect(step()).toBeNull()
})
