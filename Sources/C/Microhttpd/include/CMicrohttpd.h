#pragma once
#include <microhttpd.h>
#include <stdint.h>
// Not in the Glibc module.
#include <sys/epoll.h>
#include <sys/eventfd.h>

/// What one daemon is started with. It never listens: sockets are handed to it with MHD_add_connection.
struct nadri_daemon_options {
    MHD_AccessHandlerCallback _Nonnull access;
    MHD_RequestCompletedCallback _Nonnull completed;
    MHD_NotifyConnectionCallback _Nonnull connection;
    void *_Nullable (*_Nonnull request_line)(
        void *_Nullable context, const char *_Nonnull target, struct MHD_Connection *_Nonnull connection);
    /// Given to all four callbacks.
    void *_Nullable context;
    /// Threads, each with its own epoll set; 1 or more.
    unsigned int threads;
    /// Bytes of request head, body buffer and reply head of one connection.
    unsigned int memory_limit;
    unsigned int connection_limit;
    /// Seconds without any byte after which a connection is closed; 0 for never.
    unsigned int inactivity_seconds;
};

/// MHD_start_daemon takes variable arguments, which Swift cannot pass. NULL when the library refuses.
struct MHD_Daemon *_Nullable nadri_daemon_start(const struct nadri_daemon_options *_Nonnull options);

/// The socket of a connection, or -1.
int nadri_connection_socket(struct MHD_Connection *_Nonnull connection);

/// What the connection callback stored for this connection, or NULL.
void *_Nullable nadri_connection_context(struct MHD_Connection *_Nonnull connection);

/// Bytes of the request's head as they arrived, blank line included; 0 when not known.
size_t nadri_connection_head_size(struct MHD_Connection *_Nonnull connection);

/// The address of the other side, kept as long as the connection; NULL when not known.
const struct sockaddr *_Nullable nadri_connection_peer(struct MHD_Connection *_Nonnull connection);

/// accept4: the new socket, non-blocking and closed on exec, or -1 with errno.
int nadri_accept(int listener, struct sockaddr *_Nonnull peer, socklen_t *_Nonnull length);

// Macros that Swift does not see.
static const ssize_t nadri_reader_ended = MHD_CONTENT_READER_END_OF_STREAM;
static const ssize_t nadri_reader_failed = MHD_CONTENT_READER_END_WITH_ERROR;

/// From now on the first SIGTERM or SIGINT adds 1 to this eventfd; a second one ends the process as usual.
/// Returns 0, or the errno.
int nadri_watch_shutdown(int event_descriptor);
