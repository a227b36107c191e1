/** Public exports of the documents of orders and due dates: PDF files that the worker thread writes. */
export { dueStatementTask, type StatementRow } from './statement-pdf.task.ts'
export { writeDueStatement } from './statement-pdf.ts'
export { orderPdfTask, type Buyer } from './order-pdf.task.ts'
export { writeOrderPdf } from './order-pdf.ts'
export { documentMaker, writeDocument } from './write-document.ts'
